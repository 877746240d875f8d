import Button from '@mui/material/Button';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';

interface CopyButtonProps {
  text: string;
  label: string;
  variant?: 'contained' | 'outlined' | 'text';
  size?: 'small' | 'medium' | 'large';
}

const RESULT_MS = 2500;

/** Copies a text and shows the result in place. */
export function CopyButton({ text, label, variant = 'outlined', size = 'medium' }: CopyButtonProps) {
  const [result, setResult] = useState<'Copiado' | 'Não foi possível copiar' | undefined>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    setResult((await write(text)) ? 'Copiado' : 'Não foi possível copiar');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResult(undefined), RESULT_MS);
  };
  const Icon = result === 'Copiado' ? Check : Copy;
  return (
    <>
      <Button
        variant={variant}
        size={size}
        startIcon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => void copy()}
      >
        {result ?? label}
      </Button>
      <span className="m-hidden" role="status">
        {result}
      </span>
    </>
  );
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // Denied by the browser, or the page is not a secure context.
  }
}
