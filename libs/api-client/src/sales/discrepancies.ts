import { discrepancies } from '@mirante/contract/sales/discrepancies.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed } from '../feedback.ts';

export const { useListDiscrepanciesQuery, useResolveDiscrepancyMutation } = api.injectEndpoints({
  endpoints: endpointsFrom(discrepancies, 'discrepancy', ['payment', 'client']),
});

feedback(discrepancies, {
  listDiscrepancies: listFailed,
  resolveDiscrepancy: { ok: 'Divergência resolvida!', fail: 'Não foi possível resolver a divergência.' },
});
