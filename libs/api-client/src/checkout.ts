import { checkout } from '@mirante/contract/checkout.ts';
import { api } from './base-api.ts';
import { endpointsFrom } from './endpoints-from.ts';
import { feedback, quiet } from './feedback.ts';

export const {
  useStartCheckoutMutation,
  useSaveCheckoutStepMutation,
  useSendCartEventMutation,
  useCheckSignupConflictMutation,
  useVerifyCouponMutation,
  useLazyFindAddressQuery,
  useSignUpMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom(checkout) });

feedback(checkout, {
  startCheckout: quiet,
  saveCheckoutStep: quiet,
  sendCartEvent: quiet,
  checkSignupConflict: { fail: 'Não foi possível validar os dados de cadastro.' },
  verifyCoupon: {
    ok: ({ valid }) => (valid ? { text: 'Cupom aplicado com sucesso!', variant: 'success' } : { text: 'Cupom não encontrado ou inválido.', variant: 'error' }),
    fail: 'Erro ao verificar cupom.',
  },
  findAddress: { fail: 'Erro buscando CEP' },
  signUp: {
    ok: 'Cadastro realizado com sucesso!',
    409: 'Já existe cadastro com CPF e/ou email fornecidos.',
    433: 'Pagamento rejeitado. Favor conferir os dados inseridos.',
    fail: 'Erro desconhecido ao fazer cadastro.',
  },
});
