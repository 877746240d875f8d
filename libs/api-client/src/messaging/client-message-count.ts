import { clientMessages } from '@mirante/contract/messaging/client-messages.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';

/** The list's total, for a badge: `perPage` is 1, and a failure shows no toast. */
export const { useCountClientMessagesQuery } = api.injectEndpoints({
  endpoints: endpointsFrom({ countClientMessages: clientMessages.listClientMessages }, 'client_message'),
});
