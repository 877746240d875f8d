import { QRCodeSVG } from 'qrcode.react';

interface QrCodeProps {
  value: string;
  /** In pixels, its quiet zone included. */
  size?: number;
  title?: string;
}

/** Dark on white in both schemes: scanners need it so. */
export const QrCode = ({ value, size = 220, title = 'QR Code' }: QrCodeProps) => (
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
