// Runs before the first paint, as a file because the page's policy allows no inline script.
(function () {
  try {
    var theme = localStorage.getItem('officina.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (localStorage.getItem('officina.session')) document.documentElement.dataset.session = 'expected';
  } catch {
    // Storage is blocked: the system's theme it is.
  }
})();
