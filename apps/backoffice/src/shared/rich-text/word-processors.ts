/** The tag for each style. */
const marks = [
  { tag: 'strong', said: /font-weight:\s*(?:bold|[6-9]00)/i },
  { tag: 'em', said: /font-style:\s*italic/i },
  { tag: 'u', said: /text-decoration[^;]*underline/i },
  { tag: 's', said: /text-decoration[^;]*line-through/i },
] as const;
const renamed: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
};

/** Converts the styles of Word and Google Docs to tags: marks, lists written as paragraphs, table rows. */
export function withPlainMarkup(pasted: DocumentFragment): DocumentFragment {
  for (const paragraph of pasted.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) toListItem(paragraph);
  for (const row of pasted.querySelectorAll('tr')) rename(row, 'p', joined([...row.children]));
  for (const element of pasted.querySelectorAll<HTMLElement>('[style]')) toMarks(element);
  for (const [from, to] of Object.entries(renamed))
    for (const element of pasted.querySelectorAll(from)) rename(element, to, [...element.childNodes]);
  for (const element of pasted.querySelectorAll('[style]')) element.removeAttribute('style');
  return pasted;
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

function toMarks(element: HTMLElement): void {
  const style = styleOf(element);
  // Google Docs wraps copied content in a `<b>` that is not bold.
  if (/^b$/i.test(element.tagName) && /font-weight:\s*(?:normal|400)/i.test(style))
    return element.replaceWith(...element.childNodes);
  // A heading is bold already.
  if (/^h\d$/i.test(element.tagName)) return;
  for (const { tag, said } of marks) if (said.test(style)) wrapInner(element, tag);
}

function wrapInner(element: Element, tag: string): void {
  if (!element.textContent?.trim()) return;
  const mark = element.ownerDocument.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

function rename(element: Element, tag: string, children: readonly (Node | string)[]): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...children);
  element.replaceWith(other);
}

/** A row's cells as one line. */
const joined = (cells: readonly Element[]): (Node | string)[] =>
  cells.flatMap((cell, i) => [...(i > 0 ? [' · '] : []), (cell.textContent ?? '').replace(/\s+/g, ' ').trim()]);

/** Word's lists are paragraphs with their own bullets and a level. Adjacent ones form one list. */
function toListItem(paragraph: HTMLElement): void {
  const level = Number(/level(\d)/.exec(styleOf(paragraph))?.[1] ?? 1);
  const bullet = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  const kind = /^\W*(?:\d+|[a-z]{1,4})[.)]/i.test(bullet?.textContent ?? '') ? 'ol' : 'ul';
  bullet?.remove();
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  const list = listBefore(paragraph, kind, level);
  list.append(item);
  paragraph.remove();
}

function listBefore(paragraph: Element, kind: string, level: number): Element {
  const before = paragraph.previousElementSibling;
  const open = before && /^[uo]l$/i.test(before.tagName) ? before : undefined;
  if (!open) {
    const list = paragraph.ownerDocument.createElement(kind);
    paragraph.before(list);
    return list;
  }
  let list: Element = open;
  for (let depth = 1; depth < level; depth += 1) {
    const last = list.lastElementChild ?? list;
    const inner = [...last.children].findLast((child) => /^[uo]l$/i.test(child.tagName));
    if (inner) list = inner;
    else {
      const made = paragraph.ownerDocument.createElement(kind);
      last.append(made);
      return made;
    }
  }
  return list;
}
