/** How long a Pix charge can be paid, in minutes. */
export const PIX_MINUTES = 30;

export interface PixStatus {
  status: 'pending' | 'paid' | 'expired' | 'not_found';
  /** An SVG of the QR as a data URL. Only while pending. */
  qr_code: string | null;
  copy_paste_code: string | null;
  /** In BRL. */
  amount: number | null;
  product_names: string[];
  expires_at: string | null;
}
