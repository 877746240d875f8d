import type { TraderNotice } from '@mirante/domain/trading/trader-notice.ts';

/** A fake WebSocket: records what the page sends, and plays the server's messages. */
export class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.opened.at(-1)!;
  }
  readonly sent: string[] = [];
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}

  open(): void {
    this.dispatchEvent(new Event('open'));
  }
  say(frame: unknown): void {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  notify(notice: Omit<TraderNotice, 'epoch' | 'at' | 'version'> & { at?: string }): void {
    this.say({ version: notice.row?.revision ?? 99, at: '2026-11-25T15:00:00.000Z', epoch: 'e', ...notice });
  }
  end(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}
