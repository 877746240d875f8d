import { useEffect, useState } from 'react';
import type { Pdf } from './open-pdf.ts';
import { pageOf } from './page-links.tsx';
import css from './outline.module.css';

type Items = NonNullable<Awaited<ReturnType<Pdf['getOutline']>>>;

/** The PDF's own outline, if it has one. */
export function OutlineList({ pdf, onPage }: { pdf: Pdf; onPage: (page: number) => void }) {
  const [items, setItems] = useState<Items>([]);
  useEffect(() => {
    let isOver = false;
    pdf.getOutline().then(
      (found) => !isOver && setItems((found as Items | null) ?? []),
      () => undefined,
    );
    return () => void (isOver = true);
  }, [pdf]);
  if (items.length === 0) return null;
  return (
    <details className={css.outline}>
      <summary>Sumário</summary>
      <Level items={items} go={(dest) => void pageOf(pdf, dest).then((page) => page && onPage(page))} />
    </details>
  );
}

const Level = ({ items, go }: { items: Items; go: (dest: Items[number]['dest']) => void }) => (
  <ol>
    {items.map(({ title, dest, items: below }) => (
      <li key={`${title} ${JSON.stringify(dest)}`}>
        <button type="button" onClick={() => go(dest)}>
          {title}
        </button>
        {below.length > 0 && <Level items={below as Items} go={go} />}
      </li>
    ))}
  </ol>
);
