import { clientViews } from '@mirante/contract/access/client-views.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback } from '../feedback.ts';

export const { useViewAsClientMutation } = api.injectEndpoints({ endpoints: endpointsFrom(clientViews, 'client') });

feedback(clientViews, { viewAsClient: { fail: 'Não foi possível abrir a área do cliente.' } });
