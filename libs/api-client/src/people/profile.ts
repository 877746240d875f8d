import { profile } from '@mirante/contract/people/profile.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const { useGetProfileQuery, useEditProfileMutation, useGetOwnAddressQuery, useSaveOwnAddressMutation } =
  api.injectEndpoints({ endpoints: endpointsFrom(profile, 'client', ['session']) });

feedback(profile, {
  getProfile: { fail: 'Não foi possível carregar dados do usuário.' },
  editProfile: { ok: 'Dados atualizados com sucesso!', fail: 'Erro desconhecido ao atualizar dados. Código (status).' },
  // Not set yet: the form is empty.
  getOwnAddress: { 404: quiet, fail: 'Não foi possível carregar dados do usuário.' },
  saveOwnAddress: { ok: 'Endereço atualizado!', fail: 'Erro ao atualizar endereço' },
});
