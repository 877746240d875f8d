import { copyText } from '@mirante/ui-kit/states/copy-text.ts';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';

const RESULT_MS = 2500;

/** The copy-and-paste code with its button. If the browser does not allow copying, the text is selected instead. */
export function CopyCode({ text }: { text: string }) {
  const [result, setResult] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    const copied = await copyText(text);
    if (!copied) field.current?.select();
    setResult(copied ? 'Código copiado' : 'Copie o texto selecionado');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResult(undefined), RESULT_MS);
  };
  const Icon = result === 'Código copiado' ? Check : Copy;
  return (
    <div className="field pix-code">
      <label htmlFor="copy_paste_code">Pix copia e cola</label>
      <input ref={field} id="copy_paste_code" readOnly value={text} onFocus={(event) => event.target.select()} />
      <button type="button" className="button whole" onClick={() => void copy()}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        {result ?? 'Copiar código'}
      </button>
      <span className="m-hidden" role="status">
        {result}
      </span>
    </div>
  );
}
