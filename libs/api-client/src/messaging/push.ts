import { push } from '@mirante/contract/messaging/push.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const { useLazyGetPushKeyQuery, useSubscribeToPushMutation, useUnsubscribeFromPushMutation } =
  api.injectEndpoints({ endpoints: endpointsFrom(push) });

feedback(push, {
  getPushKey: quiet,
  // Shown beside its switch; a renewal at start is silent.
  subscribeToPush: quiet,
  unsubscribeFromPush: quiet,
});
