import { coupons } from '@mirante/contract/products/coupons.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet, recordSaved, removed } from '../feedback.ts';

export const {
  useListCouponsQuery,
  useGetCouponQuery,
  useCreateCouponMutation,
  useEditCouponMutation,
  useRemoveCouponMutation,
  useSetDefaultCouponMutation,
  useUnsetDefaultCouponMutation,
  useRestoreDefaultCouponMutation,
  useLinkCouponProductMutation,
  useUnlinkCouponProductMutation,
  useListCouponChangesQuery,
} = api.injectEndpoints({ endpoints: endpointsFrom(coupons, 'coupon') });

feedback(coupons, {
  listCoupons: listFailed,
  getCoupon: { 404: quiet, fail: 'Não foi possível carregar os dados do cupom.' },
  createCoupon: { ok: 'Cupom criado!', fail: 'Erro ao criar recurso.' },
  editCoupon: recordSaved,
  removeCoupon: removed('o recurso'),
  setDefaultCoupon: { ok: 'Cupom definido como padrão!', fail: 'Erro ao definir cupom como padrão' },
  unsetDefaultCoupon: { ok: 'Cupom não mais definido como padrão!', fail: 'Erro ao desfazer status padrão do cupom' },
  restoreDefaultCoupon: {
    ok: 'Cupom padrão restaurado!',
    409: quiet,
    fail: 'Erro ao restaurar cupom padrão',
  },
  linkCouponProduct: {
    ok: 'Produto adicionado ao cupom!',
    fail: 'Não foi possível criar o relacionamento entre cupom e produto.',
  },
  unlinkCouponProduct: {
    ok: 'Produto desvinculado do cupom!',
    fail: 'Não foi possível remover o relacionamento entre cupom e produto.',
  },
});
