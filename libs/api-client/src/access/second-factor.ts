import { secondFactor } from '@mirante/contract/access/second-factor.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback } from '../feedback.ts';

export const {
  useGetSecondFactorQuery,
  useOfferSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useDisableSecondFactorMutation,
} = api.injectEndpoints({
  endpoints: endpointsFrom(secondFactor, 'second_factor', ['user', 'own_session']),
});

feedback(secondFactor, {
  getSecondFactor: { fail: 'Não foi possível carregar o segundo fator.' },
  offerSecondFactor: { fail: 'Não foi possível ligar o segundo fator.' },
  confirmSecondFactor: { ok: 'Segundo fator ligado.', fail: 'Não foi possível ligar o segundo fator.' },
  renewRecoveryCodes: { ok: 'Novos códigos gerados.', fail: 'Não foi possível gerar novos códigos.' },
  disableSecondFactor: { ok: 'Segundo fator desligado.', fail: 'Não foi possível desligar o segundo fator.' },
});
