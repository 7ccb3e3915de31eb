// Comes after the page's first paint, for which it is not needed; in plain words of old browsers,
// because no build reads it.

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

  function begin() {
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
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
})();
