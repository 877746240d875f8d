import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';

interface BusyButtonProps extends Omit<ButtonProps, 'children'> {
  busy: boolean;
  children: string;
  /** The label while busy. */
  doing?: string;
}

/** A button that keeps its width while its action is pending, and cannot be pressed again meanwhile. */
export const BusyButton = ({ busy, children, doing = 'Enviando', startIcon, onClick, ...props }: BusyButtonProps) => (
  <Button
    {...props}
    aria-disabled={busy}
    className={busy ? 'm-busy' : undefined}
    onClick={busy ? (e) => e.preventDefault() : onClick}
  >
    <Both>
      <span>
        {startIcon}
        {children}
      </span>
      <span>
        <Ring aria-hidden />
        {doing}
      </span>
    </Both>
  </Button>
);

/** Both labels in one grid cell: the wider one sets the width, one is visible. */
const Both = styled('span')({
  display: 'inline-grid',
  justifyItems: 'center',
  '& > span': { gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: 8 },
  '& > span:last-of-type': { visibility: 'hidden' },
  '.m-busy &': {
    '& > span:first-of-type': { visibility: 'hidden' },
    '& > span:last-of-type': { visibility: 'visible' },
  },
});
const Ring = styled('i')({
  width: 16,
  height: 16,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: 'm-turn 800ms linear infinite',
  '@keyframes m-turn': { to: { transform: 'rotate(360deg)' } },
});
