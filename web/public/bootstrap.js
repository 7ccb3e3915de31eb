// Runs before the first paint. It is a file of its own because the Content-Security-Policy allows no
// inline script, and in plain words of old browsers because no build reads it.

// A remembered dark scheme must not flash light. The key and the attribute are the ones the theme
// uses (src/app/theme/theme.ts).
(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('mui-mode') || mode;
  } catch {
    // Storage may be blocked; the system's preference is good enough then.
  }
  if (mode === 'system') {
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-color-scheme', mode);
})();

// The page is there before its code: what is tapped or chosen meanwhile is kept for it
// (src/app/early-input.ts). Links and forms work by themselves.
(function () {
  var kept = [];
  function keepTap(event) {
    var button = event.target.closest('button[type="button"]');
    if (button) kept.push({ control: button });
  }
  function keepChoice(event) {
    if (event.target.matches('select'))
      kept.push({ control: event.target, value: event.target.value });
  }
  document.addEventListener('click', keepTap, true);
  document.addEventListener('change', keepChoice, true);
  window.takeEarlyInput = function () {
    document.removeEventListener('click', keepTap, true);
    document.removeEventListener('change', keepChoice, true);
    return kept.splice(0);
  };
})();
