import { TIME_ZONE } from '@mirante/domain/dates.ts';
import { HOUR_MS } from '@mirante/domain/durations.ts';
import { lazily } from '@mirante/domain/lazily.ts';
import type { Replay } from '@mirante/domain/trading/replay.ts';

const zone = { timeZone: TIME_ZONE } as const;
const clock = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { ...zone, hour: '2-digit', minute: '2-digit', second: '2-digit' }),
);
const dayClock = lazily(
  () =>
    new Intl.DateTimeFormat('pt-BR', { ...zone, day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' }),
);
const shortClock = lazily(() => new Intl.DateTimeFormat('pt-BR', { ...zone, hour: '2-digit', minute: '2-digit' }));
const dayOnly = lazily(() => new Intl.DateTimeFormat('pt-BR', { ...zone, day: '2-digit', month: '2-digit' }));

/** The times of the first and last step, in milliseconds since 1970. */
export const spanOf = ({ steps }: Replay): { from: number; to: number } => ({
  from: steps[0]?.at ?? 0,
  to: steps.at(-1)?.at ?? 0,
});
/** Whether it lasted for more than 12 hours. */
export const isLong = (replay: Replay): boolean => {
  const { from, to } = spanOf(replay);
  return to - from > 12 * HOUR_MS;
};

/** `11:52:30`, or `19/11, 11:52` for a long trade. */
export const momentText = (at: number, long: boolean): string => (long ? dayClock() : clock()).format(at);
/** A shorter format for axis labels. */
export const tickText = (at: number, long: boolean): string => (long ? dayOnly() : shortClock()).format(at);

/** The playback speeds, as multiples of real time, and their labels. */
export const speedsOf = (long: boolean): readonly { value: number; label: string }[] =>
  long
    ? [
        { value: 60, label: '60×' },
        { value: 3600, label: '1 h/s' },
        { value: 86_400, label: '1 dia/s' },
      ]
    : [
        { value: 1, label: '1×' },
        { value: 60, label: '60×' },
        { value: 300, label: '300×' },
      ];
