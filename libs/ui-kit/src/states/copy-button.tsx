import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { copyText } from './copy-text.ts';

interface CopyProps {
  text: string;
  label: string;
}
interface CopyButtonProps extends CopyProps {
  /** For screen readers, where several share a label. */
  name?: string;
  variant?: 'contained' | 'outlined' | 'text';
  size?: 'small' | 'medium' | 'large';
}

/** Copies a text and shows the result in place. */
export function CopyButton({ text, label, name, ...look }: CopyButtonProps) {
  const { result, copy } = useCopy(text);
  const Icon = result === 'Copiado' ? Check : Copy;
  return (
    <>
      <Button
        variant="outlined"
        {...look}
        aria-label={result ?? name}
        startIcon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => void copy()}
      >
        {result ?? label}
      </Button>
      <Status of={result} />
    </>
  );
}

/** The same beside a value, with its label for screen readers only. */
export function CopyIconButton({ text, label }: CopyProps) {
  const { result, copy } = useCopy(text);
  const Icon = result === undefined ? Copy : result === 'Copiado' ? Check : X;
  return (
    <>
      <IconButton size="small" aria-label={label} title={result ?? label} onClick={() => void copy()}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Status of={result} />
    </>
  );
}

type Result = 'Copiado' | 'Não foi possível copiar' | undefined;

const Status = ({ of }: { of: Result }) => (
  <span className="m-hidden" role="status">
    {of}
  </span>
);

const RESULT_MS = 2500;

function useCopy(text: string): { result: Result; copy: () => Promise<void> } {
  const [result, setResult] = useState<Result>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    setResult((await copyText(text)) ? 'Copiado' : 'Não foi possível copiar');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResult(undefined), RESULT_MS);
  };
  return { result, copy };
}
