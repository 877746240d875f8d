import { QRCodeSVG } from 'qrcode.react';

interface QrCodeProps {
  value: string;
  /** In pixels, including the quiet zone. */
  size?: number;
  title?: string;
}

/** Dark on white in both colour schemes, as scanners require. */
export const QrCode = ({ value, size = 220, title = 'QR code' }: QrCodeProps) => (
  <QRCodeSVG
    className="m-qr"
    value={value}
    size={size}
    title={title}
    marginSize={3}
    bgColor="#FFFFFF"
    fgColor="#0E2127"
  />
);
