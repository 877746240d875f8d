import { renderSVG } from 'uqr';

/** The QR code as a `data:` URL, with a light margin for scanners in any colour scheme. */
export const qrCodeUrl = (code: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(code, { ecc: 'M', border: 4 })).toString('base64')}`;
