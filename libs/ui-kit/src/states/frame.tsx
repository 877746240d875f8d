import Button from '@mui/material/Button';
import { type IframeHTMLAttributes, type SyntheticEvent, useEffect, useState } from 'react';
import css from './frame.module.css';
import { ErrorPanel, OFFLINE } from './states.tsx';
import { takeFocus } from './take-focus.ts';

/** A page that takes longer is said to be missing, until it comes. */
const LATE_MS = 10_000;

interface FrameProps extends Omit<IframeHTMLAttributes<HTMLIFrameElement>, 'onLoad'> {
  title: string;
  src: string;
  takesFocus?: boolean;
  /** Links another site's page below it: one that refuses to be framed is not told from one that opened. */
  isLinked?: boolean;
  onShow?: (frame: HTMLIFrameElement) => void;
}

/** A framed page, with words and a way on where it does not open: browsers leave an empty box. */
export function Frame({ title, src, takesFocus, isLinked, onShow, className, ...props }: FrameProps) {
  // Undefined while it may still come.
  const [isMissing, setMissing] = useState<boolean>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (isMissing !== undefined) return;
    const timer = setTimeout(setMissing, LATE_MS, true);
    return () => clearTimeout(timer);
  }, [isMissing]);
  const retry = () => {
    setMissing(undefined);
    setAttempt(attempt + 1);
  };
  const isOwn = src.startsWith('/');
  const show = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    // It is fired for the browser's own error page too, which is of another origin.
    const hasOpened = isOwn ? frame.contentDocument : navigator.onLine;
    setMissing(!hasOpened);
    if (hasOpened) onShow?.(frame);
  };
  const link = !isOwn && (
    <Button href={src} target="_blank" rel="noopener noreferrer">
      Abrir em outra aba
    </Button>
  );
  return (
    <>
      {isMissing && (
        <div className={css.panel}>
          <ErrorPanel title="Esta página não abriu" error={{ status: OFFLINE }} onRetry={retry} />
          {link}
        </div>
      )}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- given by the caller */}
      <iframe
        {...props}
        key={attempt}
        ref={takesFocus || attempt > 0 ? takeFocus : null}
        className={isMissing ? css.missing : className}
        title={title}
        src={src}
        onLoad={show}
      />
      {isLinked && !isMissing && link}
    </>
  );
}
