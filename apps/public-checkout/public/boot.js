// Runs before the first paint: says which of the page's ready-made shells the address asks for. A later step has none.
(function () {
  var route = location.hash.replace(/^#\/?/, '').split('?');
  var isLater = /(^|&)etapa=[1-3]/.test(route[1] || '');
  document.documentElement.dataset.page = route[0] === '' ? 'offer' : route[0] === 'cadastro' && !isLater ? 'signup' : 'other';
})();
