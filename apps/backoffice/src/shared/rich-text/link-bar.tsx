import type { Editor } from '@tiptap/core';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { isLinkable } from './extensions.ts';
import css from './rich-text-field.module.css';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** The link of the selected words. It is inside a form, so it cannot be one itself. */
export function LinkBar({ editor, onClose }: Props) {
  const was = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(was);
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const href = addressOf(typed);
    if (!isLinkable(href)) return setWrong(true);
    const chain = editor.chain().extendMarkRange('link');
    if (editor.state.selection.empty && was === '')
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    close();
  };
  return (
    <div className={css.link}>
      <label>
        Endereço do link
        <input
          // Opened by its button, to type the address.
          autoFocus
          value={typed}
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          aria-invalid={wrong}
          aria-describedby={wrong ? id : undefined}
          onChange={(e) => setTyped(e.target.value)}
          onKeyDown={(e) => {
            if (e.key !== 'Enter' && e.key !== 'Escape') return;
            e.preventDefault();
            e.stopPropagation();
            if (e.key === 'Enter') apply();
            else close();
          }}
        />
      </label>
      <Button variant="contained" size="small" onClick={apply}>
        Aplicar link
      </Button>
      {was !== '' && (
        <Button
          variant="text"
          size="small"
          onClick={() => {
            editor.chain().extendMarkRange('link').unsetLink().run();
            close();
          }}
        >
          Remover link
        </Button>
      )}
      {wrong && (
        <p id={id} role="alert">
          Digite um endereço completo, como https://exemplo.com.br.
        </p>
      )}
    </div>
  );
}

/** Completes `exemplo.com.br` and `ana@exemplo.com.br` to URLs. */
function addressOf(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#].*)?$/.test(text) ? `https://${text}` : text;
}
