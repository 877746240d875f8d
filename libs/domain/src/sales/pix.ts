/** How long a Pix charge can be paid. */
export const PIX_MINUTES = 30;
/** How long an order's price stands for whoever has its link: until then an expired charge can be renewed. */
export const PIX_ORDER_DAYS = 3;

export interface PixStatus {
  status: 'pending' | 'paid' | 'expired' | 'not_found';
  /** The QR code as an SVG data URL, only while pending. */
  qr_code: string | null;
  copy_paste_code: string | null;
  expires_at: string | null;
  /** Why an expired one gets no new code; null if it can get one. */
  renewal_problem: string | null;
}
