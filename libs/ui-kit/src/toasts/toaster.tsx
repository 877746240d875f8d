import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { SnackbarContent, SnackbarProvider, useSnackbar, type CustomContentProps, type SnackbarKey } from 'notistack';
import { forwardRef, lazy, Suspense, useEffect, useState } from 'react';
import css from './toaster.module.css';
import { showToastsWith, type Toast, type ToastVariant } from './toast.ts';

// Few toasts have text to copy.
const CopyButton = lazy(() => import('../states/copy-button.tsx').then((m) => ({ default: m.CopyButton })));

const milliseconds: Record<ToastVariant, number> = { success: 4000, info: 10_000, error: 7000 };
/** Calls that fail together say it once; a later attempt that fails alike says it again. */
const TOGETHER_MS = 1000;
interface ShownError {
  key: SnackbarKey;
  at: number;
  /** The next one, shown once it is gone. */
  again?: Toast;
}
type MessageProps = Pick<Toast, 'detail' | 'copy'>;
/** As of the shell, below which it has its tabs. */
const PHONE = '(max-width: 899px)';
const marks = { success: CircleCheck, info: Info, error: CircleAlert };
const colours = { success: 'var(--success)', info: 'var(--info)', error: 'var(--danger)' };

/** In a region that is there before its first message: screen readers may pass over one that comes with it. */
export function Toaster() {
  const [region] = useState(() => document.getElementById('toasts'));
  useEffect(() => (region ? keepAudible(region) : undefined), [region]);
  return (
    <SnackbarProvider
      maxSnack={4}
      {...(region && { domRoot: region })}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      classes={{ containerAnchorOriginBottomCenter: css.low! }}
      Components={{ success: Message, info: Message, error: Message }}
    >
      <Bridge />
    </SnackbarProvider>
  );
}

/** An open dialog or menu hides the rest of the page from screen readers, but not what is said meanwhile. */
function keepAudible(region: HTMLElement): () => void {
  const show = () => region.removeAttribute('aria-hidden');
  show();
  const hidings = new MutationObserver(show);
  hidings.observe(region, { attributeFilter: ['aria-hidden'] });
  return () => hidings.disconnect();
}

function Bridge() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(() => {
    const errors = new Map<string, ShownError>();
    const copyable: SnackbarKey[] = [];
    const show = (toast: Toast) => {
      const { text, variant, detail, copy, until, isLowOnPhones } = toast;
      if (until?.aborted) return;
      // What failed has worked since.
      if (variant === 'success') {
        errors.forEach(({ key }) => closeSnackbar(key));
        errors.clear();
      }
      const shown = errors.get(text);
      const age = shown ? Date.now() - shown.at : Infinity;
      if (variant === 'error' && age < TOGETHER_MS) return;
      // In its place, not beside it.
      if (variant === 'error' && shown && age < milliseconds.error) {
        shown.again = toast;
        return closeSnackbar(shown.key);
      }
      const autoHideDuration = copy ? null : milliseconds[variant];
      const close = () => closeSnackbar(key);
      const onExited = () => {
        until?.removeEventListener('abort', close);
        const again = errors.get(text)?.again;
        errors.delete(text);
        if (again) show(again);
      };
      const vertical = isLowOnPhones && matchMedia(PHONE).matches ? ('bottom' as const) : ('top' as const);
      const key = enqueueSnackbar(text, {
        variant,
        autoHideDuration,
        // Nor do later toasts push it out.
        persist: copy !== undefined,
        anchorOrigin: { vertical, horizontal: 'center' },
        preventDuplicate: variant !== 'error',
        onExited,
        ...({ detail, copy } satisfies MessageProps),
      });
      if (variant === 'error') errors.set(text, { key, at: Date.now() });
      if (copy) copyable.push(key);
      until?.addEventListener('abort', close);
    };
    showToastsWith(show, () => copyable.splice(0).forEach((key) => closeSnackbar(key)));
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

const Message = forwardRef<HTMLDivElement, CustomContentProps & MessageProps>(function Message(
  { id, message, detail, copy, variant },
  ref,
) {
  const { closeSnackbar } = useSnackbar();
  const kind = variant as ToastVariant;
  const Mark = marks[kind];
  return (
    <SnackbarContent ref={ref} role={kind === 'error' ? 'alert' : undefined}>
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
          style={{ marginBlock: -4 }}
        >
          <X size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Body>
    </SnackbarContent>
  );
});
