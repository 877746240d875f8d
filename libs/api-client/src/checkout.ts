import { checkout } from '@mirante/contract/checkout.ts';
import { api } from './base-api.ts';
import { endpointsFrom } from './endpoints-from.ts';
import { feedback, quiet } from './feedback.ts';

export const checkoutApi = api.injectEndpoints({ endpoints: endpointsFrom(checkout) });
export const {
  useStartCheckoutMutation,
  useSaveCheckoutStepMutation,
  useSendCartEventMutation,
  useCheckSignupConflictMutation,
  useVerifyCouponMutation,
  useLazyFindAddressQuery,
  useSignUpMutation,
} = checkoutApi;

feedback(checkout, {
  startCheckout: quiet,
  saveCheckoutStep: quiet,
  sendCartEvent: quiet,
  // Asked also where nobody pressed a button: who asks says what came of it.
  checkSignupConflict: quiet,
  verifyCoupon: quiet,
  findAddress: { fail: 'Erro buscando CEP' },
  signUp: {
    ok: 'Cadastro realizado com sucesso!',
    409: 'Já existe cadastro com CPF e/ou email fornecidos.',
    433: 'Pagamento rejeitado. Favor conferir os dados inseridos.',
    fail: 'Erro desconhecido ao fazer cadastro.',
  },
});
