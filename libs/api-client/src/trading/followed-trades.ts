import { followedTrades } from '@mirante/contract/trading/followed-trades.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback } from '../feedback.ts';

/** Without a tag: its screen shows a press at once, and takes it back where the server does not. */
export const followedApi = api.injectEndpoints({ endpoints: endpointsFrom(followedTrades) });
export const {
  useGetFollowedTradesQuery,
  useFollowTradeMutation,
  useUnfollowTradeMutation,
  useSetTradeAlertsMutation,
} = followedApi;

feedback(followedTrades, {
  followTrade: { fail: 'Não foi possível acompanhar a operação.' },
  unfollowTrade: { fail: 'Não foi possível deixar de acompanhar a operação.' },
  setTradeAlerts: { fail: 'Não foi possível salvar os alertas.' },
});
