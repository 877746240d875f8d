import {
  followedApi,
  useFollowTradeMutation,
  useGetFollowedTradesQuery,
  useSetTradeAlertsMutation,
  useUnfollowTradeMutation,
} from '@mirante/api-client/trading/followed-trades.ts';
import { tradeAlertKinds, type TradeAlertKind } from '@mirante/domain/messaging/trade-alert-kinds.ts';
import type { FollowedTrades } from '@mirante/domain/trading/trade-alert.ts';
import { useSessionDispatch, type Role } from '@mirante/session/log-in.ts';
import { useKeyedMutex } from '@mirante/ui-kit/states/use-keyed-mutex.ts';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';

export interface Followed {
  /** Undefined until they are read. */
  trades: ReadonlySet<number> | undefined;
  alerts: ReadonlySet<TradeAlertKind>;
  toggleTrade(id: number): void;
  toggleAlert(kind: TradeAlertKind): void;
}
const unread = { trades: undefined, alerts: new Set(tradeAlertKinds) };
/** Without them no alert is raised. */
const RETRY_MS = 30_000;
const toggled = <T>(items: readonly T[], item: T): T[] =>
  items.includes(item) ? items.filter((each) => each !== item) : [...items, item];

/**
 * A client's followed trades and alerts, updated optimistically and reverted on failure. Undefined for staff, who
 * follow none.
 */
export function useFollowed(role: Role): Followed | undefined {
  const {
    data,
    error: readError,
    refetch,
  } = useGetFollowedTradesQuery(undefined, {
    skip: role === 'user',
    refetchOnFocus: true,
  });
  const dispatch = useSessionDispatch();
  const [follow] = useFollowTradeMutation();
  const [unfollow] = useUnfollowTradeMutation();
  const [choose] = useSetTradeAlertsMutation();
  const notifyTabs = useOtherTabs(role === 'user' ? undefined : refetch);
  useEffect(() => {
    if (data || !readError) return undefined;
    const timer = setTimeout(() => void refetch(), RETRY_MS);
    return () => clearTimeout(timer);
  }, [data, readError, refetch]);
  // What is shown, also before it is rendered.
  const latest = useRef(data);
  useEffect(() => {
    latest.current = data;
  }, [data]);
  const runExclusively = useKeyedMutex();
  return useMemo((): Followed | undefined => {
    if (role === 'user') return undefined;
    // Based on a guess, a change would overwrite what is saved.
    if (!data) return { ...unread, toggleTrade: () => void refetch(), toggleAlert: () => void refetch() };
    const show = (edit: (of: FollowedTrades) => FollowedTrades) => {
      latest.current = edit(latest.current ?? data);
      dispatch(followedApi.util.upsertQueryData('getFollowedTrades', undefined, latest.current) as never);
    };
    const change = (
      of: number | 'alerts',
      edit: (of: FollowedTrades) => FollowedTrades,
      save: (shown: FollowedTrades) => Promise<{ error?: unknown }>,
    ) => {
      show(edit);
      runExclusively(of, async () => {
        const { error } = await save(latest.current ?? data);
        // Edits are their own inverse: what changed meanwhile stays.
        if (error) show(edit);
        else notifyTabs();
      });
    };
    return {
      trades: new Set(data.trades),
      alerts: new Set(data.alerts),
      toggleTrade: (id) => {
        const save = (latest.current ?? data).trades.includes(id) ? unfollow : follow;
        change(
          id,
          (of) => ({ ...of, trades: toggled(of.trades, id) }),
          () => save({ id }),
        );
      },
      toggleAlert: (kind) => {
        change(
          'alerts',
          (of) => ({ ...of, alerts: toggled(of.alerts, kind) }),
          ({ alerts }) => choose({ body: { alerts } }),
        );
      },
    };
  }, [role, data, refetch, dispatch, notifyTabs, runExclusively, follow, unfollow, choose]);
}

const CHANNEL = 'followed-trades';

/**
 * Syncs with the browser's other tabs: calls `onSaved` when one has saved, and returns the function that notifies them,
 * also once this page is left. Each tab refetches, since it may have another session.
 */
function useOtherTabs(onSaved: (() => unknown) | undefined): () => void {
  const channel = useRef<BroadcastChannel>(undefined);
  const saved = useEffectEvent(() => void onSaved?.());
  const isFollowing = onSaved !== undefined;
  useEffect(() => {
    if (!isFollowing || !canBroadcast()) return undefined;
    const own = new BroadcastChannel(CHANNEL);
    channel.current = own;
    own.addEventListener('message', saved);
    return () => {
      channel.current = undefined;
      own.close();
    };
  }, [isFollowing]);
  return useCallback(() => {
    if (channel.current) return announce(channel.current);
    if (!canBroadcast()) return;
    const own = new BroadcastChannel(CHANNEL);
    announce(own);
    own.close();
  }, []);
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is same-origin
const announce = (channel: BroadcastChannel): void => channel.postMessage('saved');
const canBroadcast = (): boolean => 'BroadcastChannel' in globalThis;
