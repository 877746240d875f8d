import { followedTrades } from '@mirante/contract/trading/followed-trades.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback } from '../feedback.ts';

/** Without a tag: its screen updates optimistically, and reverts on failure. */
export const followedApi = api.injectEndpoints({ endpoints: endpointsFrom(followedTrades) });
export const {
  useGetFollowedTradesQuery,
  useFollowTradeMutation,
  useUnfollowTradeMutation,
  useSetTradeAlertsMutation,
} = followedApi;

feedback(followedTrades, {
  getFollowedTrades: { fail: 'Não foi possível carregar as operações acompanhadas.' },
  followTrade: { fail: 'Não foi possível acompanhar a operação.' },
  unfollowTrade: { fail: 'Não foi possível deixar de acompanhar a operação.' },
  setTradeAlerts: { fail: 'Não foi possível salvar os alertas.' },
});
