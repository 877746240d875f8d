/** A page's title, and the line below it. */
export interface Head {
  title: string;
  purpose?: string;
}

/**
 * Shows a page's head in its frame (`shell/static-shell.css`) once the browser has parsed that, where the page's own
 * code will show it. For the boot script, which runs before.
 */
export function showHead(head: Head): void {
  if (fillFrame(head)) return;
  new MutationObserver((_changes, observer) => {
    if (fillFrame(head)) observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

function fillFrame({ title, purpose }: Head): boolean {
  const section = document.querySelector('.m-frame > section');
  section?.append(...[title, purpose].flatMap((text, n) => (text ? [line(n === 0 ? 'b' : 'p', text)] : [])));
  return section !== null;
}

const line = (tag: 'b' | 'p', text: string) => Object.assign(document.createElement(tag), { textContent: text });
