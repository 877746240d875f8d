// For the boot script of an app.
/// <reference path="./take-typed-values.ts" />
import { filesOf, isBuilt } from './opened-page.ts';

interface Start {
  /** Imports the app's `main.tsx`. */
  run: () => Promise<unknown>;
  /**
   * Whether a picture of the page is drawn already. It is painted before any code is fetched: code that is at hand at once, as on a
   * second visit, would be in the picture's way, and takes a phone longer to run than the picture to paint.
   */
  isDrawn: boolean;
  /** Names of the drawn fields whose text must outlive them. */
  fields?: readonly string[];
  /** Pages that are known to come, by the names that the app's `vite.config.ts` gives them. */
  ahead?: readonly string[];
  /** What the opened page needs besides, as `openedPage()` has it. */
  files?: readonly string[];
}

/** Fetches the app's code and, once the page and its deferred scripts are there, runs it. */
export async function startApp({ run, isDrawn, fields = [], ahead = [], files = [] }: Start): Promise<void> {
  if (!isBuilt()) return;
  const pressAgain = holdForms();
  keepTyped(fields);
  const isReady = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  if (isDrawn) await firstPaint();
  const links = [...new Set([...['main', ...ahead].flatMap(filesOf), ...files])].map(linkOf);
  const styles = links.filter(({ rel }) => rel === 'stylesheet').map(hasCome);
  document.head.append(...links);
  await Promise.all([isReady, ...styles]);
  await run();
  pressAgain();
}

/**
 * A drawn form that is sent before the app's code has come waits for it: sent by the browser, it would leave the page, with what
 * was typed in its address. Its button is pressed again, since React hydrates at once for a click but not for a submit. Enter does
 * nothing where the button is off, as it is drawn until code reads the fields: `data-entered` tells the form.
 */
function holdForms(): () => void {
  let pressed: HTMLElement | null = null;
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    pressed = event.submitter;
  });
  // Before React hears of the key: it hydrates for it, and looks whether the form was entered.
  const markEntered = ({ key, target }: KeyboardEvent) => {
    const form = key === 'Enter' && target instanceof HTMLInputElement ? target.form : null;
    if (form?.querySelector('[type=submit]:disabled')) form.dataset['entered'] = '';
  };
  addEventListener('keydown', markEntered, { capture: true });
  return () => pressed?.click();
}

/** Until a form takes it (`takeTyped`): React draws anew what it cannot hydrate, and what was typed into it would go. */
function keepTyped(fields: readonly string[]): void {
  window.typedEarly = Object.fromEntries(fields.map((name) => [name, '']));
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && window.typedEarly && target.name in window.typedEarly)
      window.typedEarly[target.name] = target.value;
  });
}

/** Styles are put to use at once: an import that finds its own in the page does not wait for them. */
function linkOf(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  link.href = `/${file}`;
  return link;
}

/** One that does not come leaves no trace: the import that needs it asks again, and tells of it. */
const hasCome = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      resolve();
    });
  });

const LONGEST_WAIT_MS = 3000;

/** Never comes on a page that nobody looks at, which has nothing to wait for; and whatever keeps it away, the app starts. */
const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint'))
      return resolve();
    setTimeout(resolve, LONGEST_WAIT_MS);
    new PerformanceObserver((_paints, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
