type Address = Record<'checkout' | 'client' | 'backoffice' | 'api', string>;

const named = (prefix: string): Partial<Address> => {
  const { env } = process;
  const all = {
    checkout: env[`${prefix}CHECKOUT_URL`],
    client: env[`${prefix}CLIENT_URL`],
    backoffice: env[`${prefix}BACKOFFICE_URL`],
    api: env[`${prefix}API_URL`],
  };
  return Object.fromEntries(Object.entries(all).filter(([, url]) => url));
};
const local: Address = {
  checkout: 'http://localhost:4200',
  client: 'http://localhost:4300',
  backoffice: 'http://localhost:4400',
  api: 'http://localhost:4000',
};

/** The deployment under test. */
export const address: Address = { ...local, ...named('') };

/** The deployment of the tests that advance the clock: the same one, unless the run has another for them. */
export const timeAddress: Address = { ...address, ...named('TIME_') };
export const isTimeApart = timeAddress.api !== address.api;
