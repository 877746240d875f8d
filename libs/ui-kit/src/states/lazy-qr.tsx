import { lazy, Suspense, type ComponentProps } from 'react';
import type { QrCode } from './qr.tsx';

type Props = ComponentProps<typeof QrCode> & { size: number };

/** Large, and seldom needed on the pages that could show it. Without its code the page stays, with the text to copy. */
const Loaded = lazy(() =>
  import('./qr.tsx').then(
    (m) => ({ default: m.QrCode }),
    () => ({ default: NotLoaded }),
  ),
);

const NotLoaded = ({ size }: Partial<Pick<Props, 'size'>>) => (
  <p role="status" style={{ width: size }}>
    O QR code não carregou. Use o código em texto.
  </p>
);

/** A QR code whose space is there before it. */
export const LazyQrCode = (props: Props) => (
  <Suspense fallback={<div style={{ width: props.size, height: props.size }} />}>
    <Loaded {...props} />
  </Suspense>
);
