// Runs before the first paint: chooses which of the page's ready-made shells to show, and the colour scheme.
(function () {
  var root = document.documentElement;
  var route = location.hash.replace(/^#\/?/, '').split('?');
  var later = /(^|&)etapa=[1-3]/.test(route[1] || '');
  root.dataset.page = route[0] === '' ? 'offer' : route[0] === 'cadastro' && !later ? 'signup' : 'other';
  var scheme = null;
  try {
    scheme = localStorage.getItem('mirante-scheme');
  } catch (e) {
    scheme = null;
  }
  if (scheme !== 'dark' && scheme !== 'light') scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.scheme = scheme;
})();
