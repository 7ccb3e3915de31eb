// Comes after the page's first paint, which needs nothing of it; in plain words of old browsers,
// because no build reads it.

function whenRead(begin) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}

// How the page looks on paper. Who runs no scripts has it from the start.
(function () {
  var place = document.querySelector('noscript[data-for="print"]');
  if (place) place.insertAdjacentHTML('afterend', place.textContent);
})();

// The face is fetched when the page stands, and drawn with from the next page on: it takes nothing
// from the first picture, and no line moves. bootstrap.js says whether it was kept before.
(function () {
  // What a browser asks for before the first picture is painted takes its part of a slow line.
  var AFTER_LOAD_MS = 1000;
  var page = document.documentElement;
  var file = document.querySelector('[data-face-file]').getAttribute('data-face-file');
  function keep() {
    document.fonts
      .load('1em "Archivo Variable"')
      .then(function (faces) {
        if (!faces.length) return;
        page.setAttribute('data-face', 'kept');
        localStorage.setItem('face', file);
      })
      .catch(function () {
        // What does not come, or may not be noted, is tried again by the next page.
      });
  }
  function keepSoon() {
    setTimeout(keep, AFTER_LOAD_MS);
  }
  if (!file || page.getAttribute('data-face') !== 'late') return;
  if (navigator.connection && navigator.connection.saveData) return;
  if (document.readyState === 'complete') keepSoon();
  else window.addEventListener('load', keepSoon);
})();

// The app begins when a part comes into sight that only it can draw.
whenRead(function () {
  var waiting = new IntersectionObserver(function (entries) {
    if (entries.some((entry) => entry.isIntersecting)) window.startApp();
  });
  document.querySelectorAll('[data-needs-app]').forEach((part) => waiting.observe(part));
});

// The next public page is fetched as soon as a link to it is pointed at, touched or focused: by the
// browser, where it knows how to and nobody saves data; elsewhere its HTML is asked for, so that it
// need not be sent again. The app turns pages by itself, so this ends when it begins.
(function () {
  var PATHS = ['/', '/home', '/products', '/products/:id', '/blogs', '/blogs/:id', '/my-portfolio'];
  var PATH = /^\/((home|products|blogs|my-portfolio)?|(products|blogs)\/[^/.]+)$/;
  var INTENTS = ['pointerover', 'touchstart', 'focusin'];
  var LISTENING = { capture: true, passive: true };
  var rules = document.createElement('script');
  var knowsRules = HTMLScriptElement.supports && HTMLScriptElement.supports('speculationrules');

  // Notes when a link was first pointed at, for the page that it leads to (bootstrap.js).
  function isNoted(address) {
    var key = 'pointedAt ' + address;
    try {
      if (sessionStorage.getItem(key)) return true;
      sessionStorage.setItem(key, Date.now());
    } catch {
      // Blocked storage is told nothing.
    }
    return false;
  }
  function onPointed(event) {
    var link = event.target instanceof Element && event.target.closest('a[href^="/"]');
    var address = link ? link.getAttribute('href').split('#')[0] : '';
    if (!PATH.test(address.split('?')[0])) return;
    if (!isNoted(address) && !knowsRules)
      fetch(address).catch(function () {
        // Then the link asks for it.
      });
  }

  whenRead(function () {
    if (!document.getElementById('app')) return;
    window.stopFetchingAhead = function () {
      INTENTS.forEach((intent) => document.removeEventListener(intent, onPointed, LISTENING));
      rules.remove();
    };
    INTENTS.forEach((intent) => document.addEventListener(intent, onPointed, LISTENING));
    if (!knowsRules) return;
    var patterns = PATHS.map((path) => ({ pathname: path }));
    rules.type = 'speculationrules';
    // The Content-Security-Policy knows these words by their hash.
    rules.textContent = JSON.stringify({
      prefetch: [{ where: { href_matches: patterns }, eagerness: 'moderate' }],
    });
    document.head.appendChild(rules);
  });
})();
