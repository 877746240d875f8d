import { renderSVG } from 'uqr';

/** A `data:` address of the code's picture. Scanners want light around it, whatever the page's colours are. */
export const qrCodeUrl = (code: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(code, { ecc: 'M', border: 4 })).toString('base64')}`;
