import { useEffect, useState, type AriaRole, type HTMLAttributes } from 'react';
import type { PdfPageProxy } from './open-pdf.ts';

type TreeNode = Awaited<ReturnType<PdfPageProxy['getStructTree']>>;
type TreeContent = Exclude<TreeNode['children'][number], TreeNode>;
interface TreeElement extends TreeNode {
  alt?: string;
  lang?: string;
}

/** The roles of a tagged PDF's elements, besides numbered headings and figures. Links are the page's own. */
const roles: Record<string, AriaRole> = {
  Art: 'article',
  Aside: 'note',
  BlockQuote: 'blockquote',
  Code: 'code',
  Em: 'emphasis',
  FENote: 'note',
  H: 'heading',
  L: 'list',
  LI: 'listitem',
  Note: 'note',
  P: 'paragraph',
  Strong: 'strong',
  TBody: 'rowgroup',
  TD: 'cell',
  TFoot: 'rowgroup',
  TH: 'columnheader',
  THead: 'rowgroup',
  TR: 'row',
  Table: 'table',
};

/**
 * The headings, lists, tables and alternative texts of a tagged page, for screen readers. It owns the text layer's
 * elements, which are then read in its order; what is not tagged is read after it.
 */
export function PageStructure({ page }: { page: PdfPageProxy }) {
  const [tree, setTree] = useState<TreeElement>();
  useEffect(() => {
    let isOver = false;
    page.getStructTree().then(
      // Null if it is not tagged.
      (found: TreeElement | null) => !isOver && setTree(found ?? undefined),
      () => undefined,
    );
    return () => void (isOver = true);
  }, [page]);
  return (
    tree && (
      <div className="m-hidden">
        <Tagged of={tree} />
      </div>
    )
  );
}

function Tagged({ of }: { of: TreeElement | TreeContent }) {
  if (!('children' in of)) return <span aria-owns={of.id} />;
  const { children } = of;
  const contents = children.filter((child): child is TreeContent => !('children' in child));
  const isLeaf = contents.length === children.length;
  return (
    <span {...attributesOf(of)} aria-owns={isLeaf ? contents.map(({ id }) => id).join(' ') || undefined : undefined}>
      {/* oxlint-disable-next-line react/no-array-index-key -- a page's tree never changes */}
      {!isLeaf && children.map((child, i) => <Tagged key={i} of={child} />)}
    </span>
  );
}

function attributesOf({ role, alt, lang, scope, rowSpan, colSpan }: TreeElement): HTMLAttributes<HTMLElement> {
  const [, level] = /^H(\d)$/.exec(role) ?? [];
  // A figure's text, if it has another one, would be read beside it.
  const figure = role === 'Figure' && (alt === undefined ? 'figure' : 'img');
  return {
    lang,
    role: (level && 'heading') || figure || (scope === 'Row' ? 'rowheader' : roles[role]),
    'aria-level': level ? Number(level) : undefined,
    'aria-label': figure ? alt : undefined,
    'aria-rowspan': rowSpan,
    'aria-colspan': colSpan,
  };
}
