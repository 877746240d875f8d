import {
  useLazyGetPushKeyQuery,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
} from '@mirante/api-client/messaging/push.ts';
import { useViewerDetails } from '@mirante/session/use-session.ts';
import { useCallback, useEffect, useState } from 'react';
import { bodyOf, currentSubscription, pushOwner, pushState, subscribe, type PushState } from './push-browser.ts';

interface Push {
  state: PushState;
  failed: boolean;
  busy: boolean;
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
}

/** Turns push notifications in this browser on and off. */
export function usePush(): Push {
  const { id } = useViewerDetails().user;
  const [state, setState] = useState<PushState>('checking');
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [getKey] = useLazyGetPushKeyQuery();
  const [send] = useSubscribeToPushMutation();
  const [drop] = useUnsubscribeFromPushMutation();
  useEffect(() => void pushState(id).then(setState), [id]);

  const change = async (act: () => Promise<void>) => {
    setBusy(true);
    setFailed(false);
    try {
      await act();
    } catch {
      setFailed(true);
    }
    setState(await pushState(id));
    setBusy(false);
  };
  const turnOn = () =>
    change(async () => {
      const { public_key } = await getKey().unwrap();
      const subscription = await subscribe(public_key);
      if (!subscription) return;
      await send({ body: bodyOf(subscription) }).unwrap();
      pushOwner.set(id);
    });
  const turnOff = () =>
    change(async () => {
      await drop().unwrap();
      pushOwner.clear();
      await (await currentSubscription())?.unsubscribe();
    });
  return { state, failed, busy, turnOn, turnOff };
}

/** Sends this browser's subscription again at the start: it may have changed, and a new session has none yet. */
export function useRenewPush(): () => Promise<void> {
  const { id } = useViewerDetails().user;
  const [send] = useSubscribeToPushMutation();
  return useCallback(async () => {
    if (!pushOwner.is(id) || (await pushState(id)) !== 'on') return;
    const subscription = await currentSubscription();
    if (subscription) await send({ body: bodyOf(subscription) });
  }, [id, send]);
}
