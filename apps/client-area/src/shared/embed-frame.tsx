import { useColorScheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import type { Embed } from '@mirante/domain/house/brand.ts';
import { useHashScroll } from './use-hash-scroll.ts';
import css from './embed-frame.module.css';

/** Another site may work and open windows, and neither leads this page elsewhere nor asks for files to be taken. */
const FOREIGN = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

interface EmbedFrameProps {
  title: string;
  address: string;
  /** The section to bring into sight, as the page's address names it: `#pagamentos`. */
  section?: string;
}

/**
 * A page inside ours. One of our own origin looks as the app does and is as tall as what it says, so that there is one scroll bar;
 * another site's keeps its look and scrolls by itself.
 */
export function EmbedFrame({ title, address, section = '' }: EmbedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [inside, setInside] = useState<Document | null>(null);
  const { colorScheme } = useColorScheme();
  useOwnStyles(inside, colorScheme);
  useOwnHeight(frame, inside);
  useHashScroll(inside, section);
  const own = address.startsWith('/');
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own pages are dressed from outside, so they share our origin
    <iframe
      className={css.frame}
      ref={frame}
      key={address}
      title={title}
      sandbox={own ? undefined : FOREIGN}
      src={own ? address : `${address}${section}`}
      onLoad={(e) => setInside(own ? e.currentTarget.contentDocument : null)}
    />
  );
}

/** The one of the two that fits the screen. */
export function ResponsiveEmbed({ title, of: { wide, narrow } }: { title: string; of: Embed }) {
  const phone = useMediaQuery('(max-width:899px)', { noSsr: true });
  return <EmbedFrame title={title} address={phone ? narrow : wide} />;
}

/** Our own style sheets, and day or night as the app has it. */
function useOwnStyles(inside: Document | null, scheme: string | undefined) {
  useEffect(() => {
    if (!inside) return;
    for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"]'))
      inside.head.prepend(inside.importNode(sheet));
  }, [inside]);
  useEffect(() => inside?.documentElement.setAttribute('data-scheme', scheme ?? 'light'), [inside, scheme]);
}

function useOwnHeight(frame: { current: HTMLIFrameElement | null }, inside: Document | null) {
  useEffect(() => {
    if (!inside) return;
    const observer = new ResizeObserver(() => {
      if (frame.current) frame.current.style.height = `${Math.ceil(inside.body.getBoundingClientRect().height)}px`;
    });
    observer.observe(inside.body);
    return () => observer.disconnect();
  }, [frame, inside]);
}
