import type { CouponCheck } from '@mirante/domain/products/coupon.ts';
import type { SignedUp } from '@mirante/domain/sales/guest-order.ts';
import { post, type } from '../http.ts';

/** The calls of the checkout's four steps. */
export const checkout = {
  startCheckout: post('/api/v1/session', {
    what: 'Iniciar o checkout',
    allow: 'public',
    returns: type<{ key: string }>(),
  }),
  saveCheckoutStep: post('/api/v1/session-step', {
    what: 'Registrar o passo do checkout',
    allow: 'public',
    input: () => import('./checkout.form.ts').then((m) => m.sessionStepForm),
    example: { key: 'chave do checkout', step: 1 },
  }),
  sendCartEvent: post('/api/v1/cart-capi-event', {
    what: 'Registrar o carrinho',
    allow: 'public',
    input: () => import('./checkout.form.ts').then((m) => m.cartEventForm),
    example: { name: 'Helena Matsuda', email: 'helena@exemplo.com.br', phone: '+5511900000000', products: [6] },
  }),
  checkSignupConflict: post('/api/v1/signup-conflict', {
    what: 'Verificar se já existe cadastro',
    allow: 'public',
    input: () => import('./checkout.form.ts').then((m) => m.conflictForm),
    returns: type<{ cpf: boolean; email: boolean }>(),
    example: { email: 'helena@exemplo.com.br', cpf: '529.982.247-25' },
  }),
  verifyCoupon: post('/api/v1/verify-coupon', {
    what: 'Verificar cupom',
    allow: 'public',
    input: () => import('./checkout.form.ts').then((m) => m.verifyCouponForm),
    returns: type<CouponCheck>(),
    example: { coupon_code: 'MIRANTE50', payment_method: 'pix', payment_context: 'signup', products: [6] },
  }),
  signUp: post('/api/v1/clients', {
    what: 'Cadastrar e comprar',
    allow: 'public',
    idempotent: true,
    input: () => import('./checkout.form.ts').then((m) => m.signupForm),
    returns: type<SignedUp>(),
    refuses: [
      'already_registered',
      'already_owned',
      'coupon_used',
      'login_required',
      'too_many_open',
      'in_progress',
      'queued',
      'payment_refused',
    ],
    example: {
      client: {
        name: 'Helena Matsuda',
        email: 'helena@exemplo.com.br',
        password: 'girassol',
        cpf: '529.982.247-25',
        birth_date: '1987-08-14',
        phone: '+5511987654321',
        gender: 'F',
      },
      address: {
        zipcode: '01310-100',
        address: 'Avenida Paulista',
        number: 1000,
        district: 'Bela Vista',
        state: 'SP',
        city: 'São Paulo',
      },
      payment: { method: 'pix', installments: 1, products: [6], coupon_code: 'MIRANTE50' },
    },
  }),
};
