import type { PixStatus } from '@mirante/domain/sales/pix.ts';
import { get, post, type } from '../http.ts';

export const pix = {
  getPix: get('/api/v1/pix-qr-code/:code', { what: 'Ver a cobrança Pix', allow: 'public', returns: type<PixStatus>() }),
  /** Reads the charge from the gateway now, instead of waiting for a webhook. */
  verifyPix: post('/api/v1/pix-qr-code/:code/verify', {
    what: 'Verificar o pagamento Pix',
    allow: 'public',
    returns: type<PixStatus>(),
  }),
  /** A new code for a charge whose code has expired. */
  regeneratePix: post('/api/v1/pix-qr-code/:code/regenerate', {
    what: 'Gerar novo código Pix',
    allow: 'public',
    returns: type<PixStatus>(),
    refuses: [
      'offer_over',
      'already_owned',
      'already_included',
      'not_renewable',
      'coupon_gone',
      'payment_refused',
      'gateway_unavailable',
    ],
  }),
};
