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

/** The policy is named in the CSP (tools/security.ts): the only way from a string to a script URL. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('worker-address', {
  createScriptURL: checked,
});

/** A worker's address in our own build, allowed by the CSP. Throws a TypeError for any other. */
export const workerAddress = (address: string): string => policy?.createScriptURL(address) ?? checked(address);
