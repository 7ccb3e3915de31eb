// Runs before the first paint, so that a remembered dark scheme does not flash light.
// It is a file of its own because the Content-Security-Policy allows no inline script.
// The key and the attribute are the ones the theme uses (src/app/theme/theme.ts).
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
