import { type BrowserContext, type Page, test as base } from 'playwright/test';
import { address, timeAddress } from './address.ts';
import { reloadOnNavigation } from './reload-on-navigation.ts';

export { expect } from 'playwright/test';

/** A 4xx response is the app's to handle; any other page error or policy violation fails the test. */
const EXPECTED = /^Failed to load resource: the server responded with a status of 4\d\d/;

const unwatched = new WeakSet<BrowserContext>();

/** For tools that run inside the page against its policy: axe copies style sheets into inline ones. */
export async function withoutWatch<T>(page: Page, act: () => Promise<T>): Promise<T> {
  unwatched.add(page.context());
  return act().finally(() => unwatched.delete(page.context()));
}

interface Watch {
  /** Errors that this test causes on purpose: `test.use({ provoked: /status of 503/ })`. */
  provoked: RegExp | null;
  watched: void;
}

/** Playwright's `test`, which also fails if a page logs an error, throws, or violates its content security policy. */
export const test = base.extend<Watch, { deployment: void }>({
  deployment: [
    async ({ playwright: _ }, use, { project }) => {
      if (project.name === 'time') Object.assign(address, timeAddress);
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  provoked: [null, { option: true }],
  watched: [
    async ({ browser, context, baseURL, provoked }, use) => {
      const faults: string[] = [];
      const attend = (one: BrowserContext) => {
        const note = (text: string) =>
          unwatched.has(one) || EXPECTED.test(text) || provoked?.test(text) || faults.push(text);
        one.on('console', (message) => message.type() === 'error' && note(message.text()));
        one.on('weberror', (error) => note(error.error().message));
        reloadOnNavigation(one, baseURL);
      };
      attend(context);
      // Other participants get a browser context each, closed at the end of the test.
      const others: BrowserContext[] = [];
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const other = await newContext(options);
        attend(other);
        others.push(other);
        return other;
      };
      await use();
      browser.newContext = newContext;
      for (const other of others) await other.close();
      if (faults.length > 0) throw new Error(`The page broke:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});
