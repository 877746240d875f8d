interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL(address: string): string;
  };
}

const OWN = /^\/(?:service-worker\.js$|assets\/)/;

const checked = (address: string): string => {
  const { origin, pathname } = new URL(address, location.origin);
  if (origin !== location.origin || !OWN.test(pathname)) throw new TypeError(`${address} is no worker of ours.`);
  return pathname;
};

/** Its name is in the pages' policy (tools/security.ts): the one way from a text to code that runs. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('worker-address', {
  createScriptURL: checked,
});

/** The address of a worker of our own build, which the page's policy lets run. Throws a TypeError at any other. */
export const workerAddress = (address: string): string => policy?.createScriptURL(address) ?? checked(address);
