import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { LucideIcon } from 'lucide-react';
import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Minus from 'lucide-react/icons/minus';
import Quote from 'lucide-react/icons/quote';
import Redo from 'lucide-react/icons/redo-2';
import Strikethrough from 'lucide-react/icons/strikethrough';
import Underline from 'lucide-react/icons/underline';
import Undo from 'lucide-react/icons/undo-2';
import { useState, type KeyboardEvent } from 'react';
import { LinkBar } from './link-bar.tsx';
import css from './rich-text-field.module.css';

interface Tool {
  label: string;
  icon: LucideIcon;
  /** The keyboard shortcut's label. */
  keys?: string;
  /** The mark or node that is active at the cursor. */
  active?: readonly [name: string, attributes?: object];
  run: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>;
  can?: (editor: Editor) => boolean;
}

const groups: readonly (readonly Tool[])[] = [
  [
    { label: 'Negrito', icon: Bold, keys: 'Ctrl+B', active: ['bold'], run: (c) => c.toggleBold() },
    { label: 'Itálico', icon: Italic, keys: 'Ctrl+I', active: ['italic'], run: (c) => c.toggleItalic() },
    { label: 'Sublinhado', icon: Underline, keys: 'Ctrl+U', active: ['underline'], run: (c) => c.toggleUnderline() },
    { label: 'Tachado', icon: Strikethrough, active: ['strike'], run: (c) => c.toggleStrike() },
  ],
  [
    { label: 'Título', icon: Heading2, active: ['heading', { level: 2 }], run: (c) => c.toggleHeading({ level: 2 }) },
    {
      label: 'Subtítulo',
      icon: Heading3,
      active: ['heading', { level: 3 }],
      run: (c) => c.toggleHeading({ level: 3 }),
    },
  ],
  [
    { label: 'Lista', icon: List, active: ['bulletList'], run: (c) => c.toggleBulletList() },
    { label: 'Lista numerada', icon: ListOrdered, active: ['orderedList'], run: (c) => c.toggleOrderedList() },
    { label: 'Citação', icon: Quote, active: ['blockquote'], run: (c) => c.toggleBlockquote() },
    { label: 'Linha divisória', icon: Minus, run: (c) => c.setHorizontalRule() },
  ],
  [
    { label: 'Desfazer', icon: Undo, keys: 'Ctrl+Z', run: (c) => c.undo(), can: (e) => e.can().undo() },
    { label: 'Refazer', icon: Redo, keys: 'Ctrl+Y', run: (c) => c.redo(), can: (e) => e.can().redo() },
  ],
];
const tools = groups.flat();

/** The editor's toolbar, a single tab stop: arrow keys move between tools. */
export function Toolbar({ editor }: { editor: Editor }) {
  const [asking, ask] = useState(false);
  const [at, setAt] = useState(0);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: tools.map(({ active }) => (active ? now.isActive(...active) : undefined)),
      can: tools.map(({ can }) => can?.(now) ?? true),
      linked: now.isActive('link'),
    }),
  });
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
    const to = nextOf(event.key, buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length);
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
    buttons[to]?.focus();
  };
  const button = ({ label, icon: Icon, keys, run }: Tool) => {
    const i = tools.findIndex((tool) => tool.label === label);
    return (
      <button
        key={label}
        type="button"
        className={css.button}
        title={keys ? `${label} (${keys})` : label}
        aria-pressed={state.on[i]}
        aria-disabled={!state.can[i] || undefined}
        tabIndex={at === i ? 0 : -1}
        onClick={() => run(editor.chain().focus()).run()}
      >
        <Icon size={17} strokeWidth={1.75} aria-hidden />
        <ToolName>{label}</ToolName>
      </button>
    );
  };
  return (
    <>
      <div role="toolbar" aria-label="Formatação" tabIndex={-1} className={css.toolbar} onKeyDown={move}>
        {groups.map((group, n) => [
          n > 0 && <span key={`antes de ${group[0]!.label}`} className={css.gap} aria-hidden />,
          ...group.map(button),
        ])}
        <span className={css.gap} aria-hidden />
        <button
          type="button"
          className={css.button}
          title="Link"
          aria-pressed={state.linked}
          aria-expanded={asking}
          tabIndex={at === tools.length ? 0 : -1}
          onClick={() => ask(!asking)}
        >
          <LinkIcon size={17} strokeWidth={1.75} aria-hidden />
          <ToolName>Link</ToolName>
        </button>
      </div>
      {asking && <LinkBar editor={editor} onClose={() => ask(false)} />}
    </>
  );
}

/** Not `aria-label`: who looks for the field "Título" by its label would find the tool too. */
const ToolName = ({ children }: { children: string }) => <span className="m-hidden">{children}</span>;

function nextOf(key: string, from: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return (from + 1) % count;
  return key === 'ArrowLeft' ? (from + count - 1) % count : undefined;
}
