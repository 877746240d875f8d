import { lazily } from '@mirante/domain/lazily.ts';
import type { Replay } from '@mirante/domain/trading/replay.ts';

const zone = { timeZone: 'America/Sao_Paulo' } as const;
const clock = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { ...zone, hour: '2-digit', minute: '2-digit', second: '2-digit' }),
);
const dayClock = lazily(
  () =>
    new Intl.DateTimeFormat('pt-BR', { ...zone, day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' }),
);
const shortClock = lazily(() => new Intl.DateTimeFormat('pt-BR', { ...zone, hour: '2-digit', minute: '2-digit' }));
const dayOnly = lazily(() => new Intl.DateTimeFormat('pt-BR', { ...zone, day: '2-digit', month: '2-digit' }));

const HOUR_MS = 3_600_000;
/** From the first to the last of what was told, in milliseconds since 1970. */
export const spanOf = ({ steps }: Replay): { from: number; to: number } => ({
  from: steps[0]?.at ?? 0,
  to: steps.at(-1)?.at ?? 0,
});
/** Whether it went on over more than a day's session. */
export const isLong = (replay: Replay): boolean => {
  const { from, to } = spanOf(replay);
  return to - from > 12 * HOUR_MS;
};

/** `11:52:30`, and of a trade of many days `19/11, 11:52`. */
export const momentText = (at: number, long: boolean): string => (long ? dayClock() : clock()).format(at);
/** The same where there is little room. */
export const tickText = (at: number, long: boolean): string => (long ? dayOnly() : shortClock()).format(at);

/** How many times faster than it went, and how that is said. */
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
