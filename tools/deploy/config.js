window.__MIRANTE__ = { checkout: 'https://assine.mirante.example', client: 'https://cliente.mirante.example', backoffice: 'https://interno.mirante.example' };
