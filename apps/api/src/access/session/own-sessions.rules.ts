import bowser from 'bowser';

/** The browser and system named by a `User-Agent`, which is informative alone: the caller can send anything. */
export function deviceNamesOf(agent: string | null): { browser: string | null; system: string | null } {
  if (!agent) return { browser: null, system: null };
  const { browser, os } = bowser.parse(agent);
  return { browser: plainName(browser.name), system: plainName(os.name) };
}

const plainName = (name: string | undefined): string | null => (name && /^[\w .+-]{1,40}$/.test(name) ? name : null);
