import { useColorScheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import type { Embed } from '@mirante/domain/house/brand.ts';
import { Frame } from '@mirante/ui-kit/states/frame.tsx';
import { useHashScroll } from './use-hash-scroll.ts';
import css from './embed-frame.module.css';

/** Other sites may run scripts and open windows, but neither navigate this page nor start downloads. */
const FOREIGN = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

interface EmbedFrameProps {
  title: string;
  address: string;
  /** The section to scroll to, as in the page's hash: `#pagamentos`. */
  section?: string;
  /** Whether another site's page is linked below it; not where a link is shown already. */
  isLinked?: boolean;
}

/**
 * Embeds a page. A same-origin one gets the app's styles and its content's height, so that there is one scroll bar;
 * another site's keeps its own look and scrolls itself.
 */
export function EmbedFrame({ title, address, section = '', isLinked = true }: EmbedFrameProps) {
  const [inside, setInside] = useState<Document | null>(null);
  const { colorScheme } = useColorScheme();
  useOwnStyles(inside, colorScheme);
  useOwnHeight(inside);
  useHashScroll(inside, section);
  const own = address.startsWith('/');
  return (
    <Frame
      className={css.frame}
      key={address}
      title={title}
      sandbox={own ? undefined : FOREIGN}
      src={own ? address : `${address}${section}`}
      isLinked={isLinked}
      onShow={(frame) => setInside(frame.contentDocument)}
    />
  );
}

/** Shows the variant that fits the screen. */
export function ResponsiveEmbed({ title, of: { wide, narrow = wide } }: { title: string; of: Embed }) {
  const phone = useMediaQuery('(max-width:899px)', { noSsr: true });
  return <EmbedFrame title={title} address={phone ? narrow : wide} />;
}

/** Adds our style sheets, and the app's colour scheme. */
function useOwnStyles(inside: Document | null, scheme: string | undefined) {
  useEffect(() => {
    if (!inside) return;
    for (const sheet of document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      const copy = inside.importNode(sheet);
      // This page has the frame's styles inlined, and their link disabled.
      copy.disabled = false;
      inside.head.prepend(copy);
    }
  }, [inside]);
  useEffect(() => inside?.documentElement.setAttribute('data-scheme', scheme ?? 'light'), [inside, scheme]);
}

function useOwnHeight(inside: Document | null) {
  useEffect(() => {
    if (!inside) return;
    const frame = inside.defaultView!.frameElement as HTMLElement;
    const observer = new ResizeObserver(() => {
      frame.style.height = `${Math.ceil(inside.body.getBoundingClientRect().height)}px`;
    });
    observer.observe(inside.body);
    return () => observer.disconnect();
  }, [inside]);
}
