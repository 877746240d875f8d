/** A page's title, and the line below it. */
export interface Head {
  title: string;
  purpose?: string;
}

/**
 * Shows a page's head in its frame (`shell/static-shell.css`) once the browser has parsed that, where the page's own
 * code will show it. For the boot script, which runs before.
 */
export function showHead({ title, purpose }: Head): void {
  new MutationObserver((_changes, observer) => {
    const section = document.querySelector('.m-frame > section');
    if (!section) return;
    observer.disconnect();
    section.append(...[title, purpose].flatMap((text, n) => (text ? [line(n === 0 ? 'b' : 'p', text)] : [])));
  }).observe(document, { childList: true, subtree: true });
}

const line = (tag: 'b' | 'p', text: string) => Object.assign(document.createElement(tag), { textContent: text });
