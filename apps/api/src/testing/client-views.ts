import type { TestApi } from './api.ts';

/** The code for a view of a client's area, in a session of a user. */
export const viewCode = async (api: TestApi, as: string, clientId: number): Promise<string> =>
  (await api.post(`/api/v1/clients/${clientId}/views`, { reason: 'O relatório de maio não aparece.' }, { as })).json<{
    code: string;
  }>().code;

/** The token of a view. */
export const openView = async (api: TestApi, as: string, clientId: number): Promise<string> =>
  (await api.get('/api/v1/client/details', { as: await viewCode(api, as, clientId) })).json<{ token: string }>().token;
