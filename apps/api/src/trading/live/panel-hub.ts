import { closeCodes } from '@mirante/contract/trading/live-frames.ts';
import { setImmediate as nextRound } from 'node:timers/promises';
import { meters } from '../../metrics/meters.ts';
import type { LiveSocket } from './live-socket.ts';

/** The length of a slice of writing: a concurrent call takes several event loop rounds, and waits this long in each. */
export const SLICE_MS = 0.5;
/** A panel beyond this is disconnected, and gets what it missed on return. */
const MAX_BUFFERED = 256 * 1024;
const MAX_BEHIND_MS = 5000;

/** This process's panels. */
export class PanelHub {
  readonly panels = new Set<LiveSocket>();
  private readonly owners = new Map<string, number>();
  private queued: Buffer[] = [];
  private sending: Promise<void> | undefined;

  add(panel: LiveSocket): void {
    this.panels.add(panel);
    this.owners.set(panel.owner, this.countOf(panel.owner) + 1);
    meters.panels.set(this.panels.size);
  }

  remove(panel: LiveSocket): void {
    if (!this.panels.delete(panel)) return;
    const left = this.countOf(panel.owner) - 1;
    if (left === 0) this.owners.delete(panel.owner);
    else this.owners.set(panel.owner, left);
    meters.panels.set(this.panels.size);
  }

  countOf(owner: string): number {
    return this.owners.get(owner) ?? 0;
  }

  /** Writes frames to every panel, in the order of the calls. Resolves after the last write. */
  broadcast(frame: Buffer): Promise<void> {
    this.queued.push(frame);
    return (this.sending ??= this.send().finally(() => (this.sending = undefined)));
  }

  /** In slices, so that ten thousand panels do not block the event loop. */
  async inSlices(act: (panel: LiveSocket) => void): Promise<void> {
    let since = performance.now();
    for (const panel of this.panels) {
      act(panel);
      if (performance.now() - since < SLICE_MS) continue;
      await nextRound();
      since = performance.now();
    }
  }

  /** Disconnects panels too far behind, also when nothing is sent. */
  async sweep(): Promise<void> {
    let bytes = 0;
    await this.inSlices((panel) => {
      if (!cutIfBehind(panel)) bytes += panel.stream.writableLength;
    });
    meters.panelsBuffered.set(bytes);
  }

  private async send(): Promise<void> {
    while (this.queued.length > 0) {
      const frames = this.queued.length === 1 ? this.queued[0]! : Buffer.concat(this.queued);
      this.queued = [];
      await this.inSlices((panel) => write(panel, frames));
    }
  }
}

/** Writes frames to a panel, and disconnects it if too far behind. */
export function write(panel: LiveSocket, frames: Buffer): void {
  if (!cutIfBehind(panel)) panel.stream.write(frames);
}

/** Disconnects a panel that does not read. Returns whether it is being disconnected. */
function cutIfBehind(panel: LiveSocket): boolean {
  if (panel.readyState !== panel.OPEN) return true;
  const { stream } = panel;
  if (stream.writableLength === 0) {
    panel.behindSince = 0;
    return false;
  }
  const now = performance.now();
  panel.behindSince ||= now;
  if (stream.writableLength <= MAX_BUFFERED && now - panel.behindSince <= MAX_BEHIND_MS) return false;
  meters.panelsCut.inc();
  // It gets the close reason if it reads the rest within `closeTimeout`.
  panel.close(closeCodes.slow);
  return true;
}
