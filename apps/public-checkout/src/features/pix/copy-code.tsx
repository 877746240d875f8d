import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';

const TOLD_MS = 2500;

/** The copy-and-paste code and its button. Where the browser does not let us copy, the text is selected to be copied by hand. */
export function CopyCode({ text }: { text: string }) {
  const [told, tell] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    if (!copied) field.current?.select();
    tell(copied ? 'Código copiado' : 'Copie o texto selecionado');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tell(undefined), TOLD_MS);
  };
  const Icon = told === 'Código copiado' ? Check : Copy;
  return (
    <div className="field pix-code">
      <label htmlFor="copy_paste_code">Pix copia e cola</label>
      <input ref={field} id="copy_paste_code" readOnly value={text} onFocus={(event) => event.target.select()} />
      <button type="button" className="button whole" onClick={() => void copy()}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        {told ?? 'Copiar código'}
      </button>
      <span className="m-hidden" role="status">
        {told}
      </span>
    </div>
  );
}
