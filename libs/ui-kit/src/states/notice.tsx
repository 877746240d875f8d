import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';

interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** A bold first line. */
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `alert` interrupts a screen reader: for new errors. */
  role?: 'alert' | 'status';
}

const marks = { info: Info, success: CircleCheck, warning: Clock, danger: CircleAlert };

/** An inline message on the page. */
export function Notice({ tone, title, children, action, role }: NoticeProps) {
  const Mark = marks[tone];
  return (
    <Band className={`m-notice-${tone}`} role={role}>
      <Mark size={20} strokeWidth={1.75} aria-hidden />
      <div>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </Band>
  );
}

const Band = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px 12px',
  marginBottom: 16,
  padding: '14px 18px',
  borderRadius: 'var(--r-lg)',
  fontSize: 14,
  lineHeight: '20px',
  color: 'var(--ink)',
  '& > svg': { flex: 'none' },
  '& > div': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 600, fontSize: 15 },
  // Aligned with the text if wrapped below it.
  '& > a, & > button': {
    alignSelf: 'center',
    marginBlock: -6,
    '@media (max-width:599px)': { marginBlock: 0, marginLeft: 32 },
  },
  '& > a ~ a, & > button ~ button': { '@media (max-width:599px)': { marginLeft: 0 } },
  '&.m-notice-info': { backgroundColor: 'var(--info-soft)', '& > svg': { color: 'var(--info)' } },
  '&.m-notice-success': { backgroundColor: 'var(--success-soft)', '& > svg': { color: 'var(--success)' } },
  '&.m-notice-warning': { backgroundColor: 'var(--warning-soft)', '& > svg': { color: 'var(--warning)' } },
  '&.m-notice-danger': { backgroundColor: 'var(--danger-soft)', '& > svg': { color: 'var(--danger)' } },
});
