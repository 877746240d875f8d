import richTextCss from '@mirante/ui-kit/rich-text/rich-text.module.css';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { contentOf, extensions } from './extensions.ts';
import { cleanedPaste } from './pasted.ts';
import css from './rich-text-field.module.css';
import { Toolbar } from './toolbar.tsx';

interface Props {
  /** HTML. */
  value: string;
  change: (html: string) => void;
  onBlur: () => void;
  labelledBy: string;
  describedBy: string;
  wrong: boolean;
}

/** A rich-text editor with its toolbar. */
export function Editor({ value, change, onBlur, labelledBy, describedBy, wrong }: Props) {
  const written = useRef(value);
  const editor = useEditor({
    extensions,
    content: contentOf(value),
    injectCSS: false,
    onUpdate: ({ editor: now }) => {
      written.current = now.isEmpty ? '' : now.getHTML();
      change(written.current);
    },
    onBlur,
    editorProps: {
      attributes: {
        class: richTextCss.richText ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        'aria-invalid': String(wrong),
      },
      transformPastedHTML: cleanedPaste,
    },
  });
  // The form's value may be changed from outside: by a restored draft, or by taking another person's version.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(contentOf(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={css.frame} data-wrong={wrong || undefined}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} className={css.text} />
    </div>
  );
}
