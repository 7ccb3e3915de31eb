// Runs before the first paint; in plain words of old browsers, because no build reads it.
// Storage may be blocked; then nothing is remembered.
function readStored(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

// A page of the build has its rules in itself as data: its policy allows them from a script only. In one
// block they are one rule, in the place where the file of them would be.
(function () {
  var data = document.getElementById('page-styles');
  if (!data) return;
  var style = document.createElement('style');
  data.before(style);
  style.sheet.insertRule('@media all{' + data.textContent + '}');
})();

// A remembered dark scheme must not flash light. The key and the attribute are the ones the theme
// uses (src/app/theme/theme.ts).
(function () {
  var KEY = 'mui-mode';
  var page = document.documentElement;
  function show(mode) {
    page.setAttribute('data-color-scheme', mode);
  }
  var mode = readStored(KEY) || 'system';
  if (mode === 'system') {
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  show(mode);

  window.switchColorScheme = function () {
    mode = page.getAttribute('data-color-scheme') === 'dark' ? 'light' : 'dark';
    show(mode);
    try {
      localStorage.setItem(KEY, mode);
    } catch {
      // Then it is chosen for this page alone.
    }
  };
})();

// How many products are in the basket (src/features/basket/basket-count.ts).
document.addEventListener('DOMContentLoaded', function () {
  try {
    var count = JSON.parse(readStored('basket')).lines.length;
    if (count) document.querySelector('[data-basket]').setAttribute('data-basket', count);
  } catch {
    // Nothing is in it that could be counted.
  }
});

// What the page does not need to stand comes when it is painted, which is some frames after it has
// loaded: later.js, which names the rest.
(function () {
  var PAINTED_MS = 400;
  var file = document.currentScript.getAttribute('data-later');
  function ask() {
    var script = document.createElement('script');
    script.src = file || '/later.js';
    document.head.appendChild(script);
  }
  window.addEventListener('load', function () {
    setTimeout(ask, PAINTED_MS);
  });
})();

// What a phone has to scroll to is drawn with a file of styles (src/app/server/first-screen.ts). It is
// asked for when the rest is painted, so that it takes nothing from that; at once, and shown whole at once,
// where the page may stand further down at first. The app makes the rules of a file that does not come.
// Whoever followed a link to a part of the page meanwhile is led there once the part has its place.
document.addEventListener('DOMContentLoaded', function () {
  var place = document.querySelector('noscript[data-for="below"]');
  var part = location.hash;
  function whole() {
    document.documentElement.setAttribute('data-whole', '');
  }
  function ask() {
    place.insertAdjacentHTML('afterend', place.textContent);
    place.textContent = '';
    place.nextSibling.onerror = window.startApp;
    place.nextSibling.onload = function () {
      if (location.hash === part) return;
      whole();
      location.replace(location.hash);
    };
  }
  if (!place) return;
  if (part || performance.navigation.type) {
    whole();
    ask();
  } else new PerformanceObserver(ask).observe({ type: 'paint', buffered: true });
});

// A page whose face is kept waits for it some moments; any other is drawn without it, and later.js
// fetches it for the next (src/app/theme/fonts.css says what is drawn without it).
(function () {
  var file = document.currentScript.getAttribute('data-face-file');
  if (!file) return;
  if (readStored('face') !== file) {
    document.documentElement.setAttribute('data-face', 'late');
    return;
  }
  var link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.crossOrigin = '';
  link.href = file;
  document.head.appendChild(link);
  // A page that has no text yet takes it as well.
  document.addEventListener('DOMContentLoaded', function () {
    document.fonts.load('1em "Archivo Variable"').catch(function () {
      // Then the page is drawn without it.
    });
  });
})();

// A page is there before the app. Links and forms work by themselves, and so do what opens a popover
// and the switch of colours. The app is begun for the first other control that somebody is about to
// use, or when a part comes into sight that only the app can draw (later.js). What is tapped, chosen or sent
// until it has come is kept for it (src/app/early-input.ts), what is chosen at `input` already: on it
// React draws the page that it has not begun yet, with what stood there before, and `change` is late.
(function () {
  var TOKEN = 'accessToken';
  var CONTROL = 'button, input, select, textarea, a[data-answered]';
  var INTENTS = ['pointerover', 'pointerdown', 'focusin', 'click', 'change'];
  var address = location.pathname + location.search;
  var kept = [];
  var isLedTo = Boolean(history.state?.usr);
  if (isLedTo) document.documentElement.style.visibility = 'hidden';

  function worksAlone(control) {
    return (
      control.hasAttribute('data-scheme-switch') ||
      (control.hasAttribute('popovertarget') && 'popover' in HTMLElement.prototype)
    );
  }
  // Pages that stand by themselves have the app's code in a template; elsewhere it has begun.
  function startApp() {
    var code = document.getElementById('app');
    if (!code) return;
    document.head.appendChild(document.importNode(code.content, true));
    code.remove();
    window.stopFetchingAhead?.();
  }
  function onIntent(event) {
    var control = event.target.closest?.(CONTROL);
    if (control && !worksAlone(control)) startApp();
  }
  function onClick(event) {
    var button = event.target.closest('button[type="button"], a[data-answered]');
    if (!button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (button.href) event.preventDefault();
    if (button.hasAttribute('data-scheme-switch')) window.switchColorScheme();
    else if (!worksAlone(button)) kept.push({ control: button });
  }
  function onChange(event) {
    if (event.target.matches('select'))
      kept.push({ control: event.target, value: event.target.value });
  }
  // A form without an address of its own is sent by the app.
  function onSubmit(event) {
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    kept.push({ control: event.target });
    startApp();
  }
  // A step back to an address that the app had on this page shows nothing new without it.
  function onPopState() {
    if (location.pathname + location.search !== address) location.reload();
  }
  // The page shows what everybody sees: who is signed in, or led here by the app, has it at once.
  function onReady() {
    // The agent of a browser looks for tools where no person has touched anything yet.
    if (readStored(TOKEN) || isLedTo || document.modelContext) startApp();
  }
  function onStorage(event) {
    if (event.key === TOKEN && event.newValue) startApp();
  }

  var listeners = [
    [document, 'click', onClick],
    [document, 'input', onChange],
    [document, 'change', onChange],
    [document, 'submit', onSubmit],
    [document, 'DOMContentLoaded', onReady],
    [window, 'popstate', onPopState],
    [window, 'storage', onStorage],
  ].concat(INTENTS.map((intent) => [document, intent, onIntent]));
  listeners.forEach((one) => one[0].addEventListener(one[1], one[2], true));
  window.startApp = startApp;
  window.takeEarlyInput = function () {
    listeners.forEach((one) => one[0].removeEventListener(one[1], one[2], true));
    document.documentElement.style.visibility = '';
    return kept.splice(0);
  };
})();

// A page that was fetched ahead (later.js) longer ago than this shows the prices of then.
(function () {
  var LONGEST_MS = 10000;
  var KEY = 'pointedAt ' + location.pathname + location.search;
  var arrival = performance.getEntriesByType('navigation')[0];
  try {
    var sinceMs = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (!sinceMs || Date.now() - sinceMs <= LONGEST_MS) return;
    if (arrival?.deliveryType === 'navigational-prefetch') location.reload();
  } catch {
    // Blocked storage tells nothing.
  }
})();

// Pages fade into one another (src/app/theme/component-overrides.ts). A fade that the browser leaves
// out, because a page takes long to come or its styles are read anew meanwhile, is no error.
['pageswap', 'pagereveal'].forEach(function (kind) {
  window.addEventListener(kind, function (event) {
    event.viewTransition?.ready.catch(() => undefined);
  });
});
