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

// A form that is sent before the page's own script is here would leave the page for an address that takes no forms.
// It waits instead: the script sends it as soon as it can.
document.addEventListener(
  'submit',
  function (event) {
    if (document.documentElement.dataset.ready !== undefined) return;
    event.preventDefault();
    event.target.dataset.early = '';
  },
  true,
);
