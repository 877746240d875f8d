import { showToastsWith, type Toast, type ToastVariant } from '@mirante/ui-kit/toasts/toast.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';

const milliseconds: Record<ToastVariant, number> = { success: 4000, info: 10_000, error: 7000 };
const marks = { success: CircleCheck, info: Info, error: CircleAlert };
interface Shown extends Toast {
  id: number;
}
let lastId = 0;

/** A repeated toast, or an error of what has worked since. */
const isReplaced = (earlier: Toast, { text, variant }: Toast): boolean =>
  earlier.text === text || (variant === 'success' && earlier.variant === 'error');

/** The toasts of pages without the theme. */
export function Toasts() {
  const [shown, setShown] = useState<Shown[]>([]);
  const remove = (id: number) => setShown((list) => list.filter((toast) => toast.id !== id));
  useEffect(() => {
    const timers: number[] = [];
    showToastsWith((toast) => {
      const id = ++lastId;
      setShown((list) => [...list.filter((earlier) => !isReplaced(earlier, toast)).slice(-3), { ...toast, id }]);
      timers.push(window.setTimeout(remove, milliseconds[toast.variant], id));
      toast.until?.addEventListener('abort', () => remove(id));
    });
    return () => {
      showToastsWith(undefined);
      timers.forEach(clearTimeout);
    };
  }, []);
  return (
    <div className="toasts" role="status" aria-atomic="false">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} close={() => remove(toast.id)} />
      ))}
    </div>
  );
}

function ToastCard({ toast: { text, detail, variant }, close }: { toast: Toast; close: () => void }) {
  const Mark = marks[variant];
  return (
    <div className={`toast ${variant}`} role={variant === 'error' ? 'alert' : undefined}>
      <Mark size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <b>{text}</b>
        {detail && <p>{detail}</p>}
      </div>
      <button type="button" aria-label="Fechar aviso" onClick={close}>
        <X size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  );
}
