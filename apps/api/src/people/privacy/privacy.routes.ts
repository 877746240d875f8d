import { brand } from '@mirante/domain/house/brand.ts';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import type { privacy } from '@mirante/contract/people/privacy.ts';
import { limit } from '../../http/limits.ts';
import type { Handlers } from '../../http/serve.ts';
import { requestErasure, withdrawErasure } from './erasure.ts';
import { recordsOf } from './records.store.ts';

export const privacyRoutes: Handlers<typeof privacy> = {
  exportOwnRecords: async (call) => {
    const { viewer, now, reply } = call;
    await limit(call, 'export', viewer.id);
    const tables = await recordsOf(call, viewer.id);
    reply.header('content-disposition', `attachment; filename="${brand.slug}-meus-dados-${dayInSaoPaulo(now())}.json"`);
    return { exported_at: now().toISOString(), controller: { name: brand.legal_name, cnpj: brand.cnpj }, tables };
  },
  requestErasure: (call) => {
    const { reason, password } = call.input;
    return requestErasure(call, call.session!, { reason: reason || null, password });
  },
  withdrawErasure: (call) => withdrawErasure(call, call.viewer.id),
};
