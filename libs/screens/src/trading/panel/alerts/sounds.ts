import type { TradeAlertKind } from '@mirante/domain/messaging/trade-alert-kinds.ts';

/** A tone's frequency in Hz, and its start and duration in seconds. */
type Tone = readonly [hertz: number, at: number, seconds: number];
const ENTRY: readonly Tone[] = [
  [660, 0, 0.12],
  [660, 0.16, 0.12],
];
const UPWARDS: readonly Tone[] = [
  [523, 0, 0.14],
  [659, 0.13, 0.14],
  [784, 0.26, 0.24],
];
const DOWNWARDS: readonly Tone[] = [
  [494, 0, 0.18],
  [330, 0.17, 0.3],
];
const NEAR: readonly Tone[] = [[784, 0, 0.16]];
const END: readonly Tone[] = [
  [587, 0, 0.14],
  [440, 0.15, 0.14],
  [587, 0.3, 0.2],
];
export const sounds: Readonly<Record<TradeAlertKind, readonly Tone[]>> = {
  triggered: ENTRY,
  near_target: NEAR,
  target: UPWARDS,
  stop: DOWNWARDS,
  finished: END,
};

/** The maximum gain: a tone at full scale is unpleasant. */
const LOUDEST = 0.4;
const FADE_S = 0.02;
let context: AudioContext | undefined;

/** Enables sounds on this page. Browsers require a click or key press. */
export async function allowSounds(): Promise<boolean> {
  if (typeof AudioContext !== 'function') return false;
  context ??= new AudioContext();
  if (context.state !== 'running') await context.resume().catch(() => undefined);
  return canPlay();
}
export const canPlay = (): boolean => context?.state === 'running';

/** Plays an alert's sound, `volume` from 0 to 1; silent if the browser blocks it. */
export function play(kind: TradeAlertKind, volume: number): void {
  if (!context || !canPlay()) return;
  const start = context.currentTime;
  for (const [hertz, at, seconds] of sounds[kind]) {
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(0, start + at);
    gain.gain.linearRampToValueAtTime(volume * LOUDEST, start + at + FADE_S);
    gain.gain.setValueAtTime(volume * LOUDEST, start + at + seconds - FADE_S);
    gain.gain.linearRampToValueAtTime(0, start + at + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + seconds);
  }
}
