window.__MIRANTE__ = {
  checkout: 'https://assine.mirante.example',
  client: 'https://cliente.mirante.example',
  backoffice: 'https://interno.mirante.example',
  tokeniser: 'https://app.vindi.com.br/api/v1/public/payment_profiles',
  tokeniser_key: 'VINDI_PUBLIC_KEY',
};
