import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';

const marks = { info: Info, wrong: CircleAlert, good: CircleCheck };

/** An inline notice. Errors are announced at once. */
export function Notice({
  tone = 'info',
  title,
  children,
}: {
  tone?: keyof typeof marks;
  title: string;
  children?: ReactNode;
}) {
  const Mark = marks[tone];
  return (
    <div className={`notice ${tone}`} role={tone === 'wrong' ? 'alert' : 'status'}>
      <Mark size={18} strokeWidth={1.75} aria-hidden />
      <div>
        <b>{title}</b>
        {children}
      </div>
    </div>
  );
}
