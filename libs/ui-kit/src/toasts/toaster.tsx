import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { SnackbarContent, SnackbarProvider, useSnackbar, type CustomContentProps, type SnackbarKey } from 'notistack';
import { forwardRef, lazy, Suspense, useEffect } from 'react';
import { showToastsWith, type Toast, type ToastVariant } from './toast.ts';

// Few toasts have text to copy.
const CopyButton = lazy(() => import('../states/copy-button.tsx').then((m) => ({ default: m.CopyButton })));

const milliseconds: Record<ToastVariant, number> = { success: 4000, info: 10_000, error: 7000 };
/** Calls that fail together say it once; a later attempt that ends alike says it again. */
const TOGETHER_MS = 1000;
const marks = { success: CircleCheck, info: Info, error: CircleAlert };
const colours = { success: 'var(--success)', info: 'var(--info)', error: 'var(--danger)' };

export const Toaster = () => (
  <SnackbarProvider
    maxSnack={4}
    anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
    Components={{ success: Message, info: Message, error: Message }}
  >
    <Bridge />
  </SnackbarProvider>
);

function Bridge() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(() => {
    const errors: SnackbarKey[] = [];
    const copyable: SnackbarKey[] = [];
    const lastOf = new Map<string, { key: SnackbarKey; at: number }>();
    const close = (keys: SnackbarKey[]) => keys.splice(0).forEach((key) => closeSnackbar(key));
    const show = ({ text, variant, detail, copy, until }: Toast) => {
      if (until?.aborted) return;
      const last = lastOf.get(text);
      if (last && Date.now() - last.at < TOGETHER_MS) return;
      if (last) closeSnackbar(last.key);
      // What failed has worked since.
      if (variant === 'success') close(errors);
      const autoHideDuration = copy ? null : milliseconds[variant];
      const key = enqueueSnackbar(text, { variant, autoHideDuration, detail, copy } as object);
      lastOf.set(text, { key, at: Date.now() });
      if (variant === 'error') errors.push(key);
      if (copy) copyable.push(key);
      until?.addEventListener('abort', () => closeSnackbar(key));
    };
    showToastsWith(show, () => close(copyable));
    return () => showToastsWith(undefined);
  }, [enqueueSnackbar, closeSnackbar]);
  return null;
}

const Body = styled('div')({
  display: 'flex',
  gap: 10,
  alignItems: 'flex-start',
  width: 'min(420px, calc(100vw - 32px))',
  '&:has(.MuiButton-root)': { width: 'min(500px, calc(100vw - 32px))' },
  padding: '12px 8px 12px 14px',
  borderRadius: 'var(--r-md)',
  backgroundColor: 'var(--surface)',
  color: 'var(--ink)',
  boxShadow: 'var(--e2)',
  fontSize: 14,
  lineHeight: '20px',
});

const Message = forwardRef<HTMLDivElement, CustomContentProps & Pick<Toast, 'detail' | 'copy'>>(function Message(
  { id, message, detail, copy, variant },
  ref,
) {
  const { closeSnackbar } = useSnackbar();
  const kind = variant as ToastVariant;
  const Mark = marks[kind];
  return (
    <SnackbarContent ref={ref} role={kind === 'error' ? 'alert' : 'status'}>
      <Body>
        <Mark size={20} strokeWidth={1.75} color={colours[kind]} aria-hidden style={{ flex: 'none' }} />
        <div style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong style={{ fontWeight: 650 }}>{message}</strong>
          {detail && <div style={{ color: 'var(--ink-2)' }}>{detail}</div>}
        </div>
        {copy && (
          <Suspense fallback={null}>
            <CopyButton text={copy} label="Copiar" variant="text" size="small" />
          </Suspense>
        )}
        <IconButton
          size="small"
          aria-label="Fechar aviso"
          onClick={() => closeSnackbar(id)}
          sx={{ mt: '-4px', mb: '-4px' }}
        >
          <X size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Body>
    </SnackbarContent>
  );
});
