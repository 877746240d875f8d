const { CHECKOUT_URL, CLIENT_URL, BACKOFFICE_URL, API_URL } = process.env;

/** The deployment under test. */
export const address = {
  checkout: CHECKOUT_URL ?? 'http://localhost:4200',
  client: CLIENT_URL ?? 'http://localhost:4300',
  backoffice: BACKOFFICE_URL ?? 'http://localhost:4400',
  api: API_URL ?? 'http://localhost:4000',
};
