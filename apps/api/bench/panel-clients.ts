// Thousands of live panels in a process of their own, controlled by IPC. They implement just enough WebSocket to send a
// token, answer a ping and count notices: CPU used here is taken from the server.
import { LIVE_PATH } from '@mirante/contract/trading/live-frames.ts';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { percentile } from './statistics.ts';

export interface Opened {
  /** Milliseconds until the last of them was authorized. */
  ms: number;
  failed: number;
}
/** Times in fractional milliseconds since 1970. */
export interface Delivery {
  first: number;
  p99: number;
  last: number;
  /** Panels that received nothing. */
  missing: number;
  /** Panels whose notice was not the next one, so that they would have to reload. */
  outOfStep: number;
  /** The notice. */
  text: string;
}
type Command = { open: { port: number; tokens: readonly string[] } } | { awaitNotice: 'next' } | { close: true };

export interface PanelClients {
  open: (port: number, tokens: readonly string[]) => Promise<Opened>;
  /** Resolves once all panels listen, with a promise for when all have received the next notice. */
  awaitNotice: () => Promise<{ delivery: Promise<Delivery> }>;
  closeAll: () => Promise<void>;
  stop: () => void;
}

export function startPanelClients(): PanelClients {
  const child = fork(import.meta.filename, { serialization: 'advanced' });
  const ask = async <T>(command: Command): Promise<T> => {
    child.send(command);
    return ((await once(child, 'message')) as [T])[0];
  };
  return {
    open: (port, tokens) => ask({ open: { port, tokens } }),
    awaitNotice: async () => {
      await ask({ awaitNotice: 'next' });
      return { delivery: once(child, 'message').then(([delivery]) => delivery as Delivery) };
    },
    closeAll: () => ask({ close: true }),
    stop: () => child.kill('SIGKILL'),
  };
}

const LONGEST_MS = 30_000;
const [TEXT, PING, PONG] = [0x81, 0x89, 0x8a];
const now = () => performance.timeOrigin + performance.now();

class Panel {
  readonly socket: Socket;
  private rest: Buffer = Buffer.alloc(0);
  private isOpen = false;
  private sequence = 0;
  outOfStep = false;
  constructor(port: number, token: string, onText: (panel: Panel, text: string) => void, failed: () => void) {
    this.socket = connect({ host: '127.0.0.1', port, noDelay: true });
    this.socket.on('connect', () => this.socket.write(HANDSHAKE));
    // A close event follows.
    this.socket.on('error', () => undefined);
    this.socket.on('close', failed);
    this.socket.on('data', (chunk: Buffer) => {
      this.rest = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
      if (!this.isOpen && !this.upgraded(token)) return;
      for (let text = this.next(); text !== undefined; text = this.next()) if (text) onText(this, text);
    });
  }

  /** Whether the handshake is complete. */
  private upgraded(token: string): boolean {
    const end = this.rest.indexOf('\r\n\r\n');
    if (end < 0) return false;
    if (!this.rest.toString('latin1', 0, 12).endsWith('101')) this.socket.destroy();
    this.isOpen = true;
    this.rest = this.rest.subarray(end + 4);
    this.socket.write(masked(TEXT, token));
    return true;
  }

  /** The text of the next complete frame, empty for a frame without text; undefined without a complete frame. */
  private next(): string | undefined {
    const { rest } = this;
    if (rest.length < 2) return undefined;
    const isLong = rest[1] === 126;
    if (isLong && rest.length < 4) return undefined;
    const from = isLong ? 4 : 2;
    const end = from + (isLong ? rest.readUInt16BE(2) : rest[1]!);
    if (rest.length < end) return undefined;
    if (rest[0] === PING) this.socket.write(masked(PONG, ''));
    const text = rest[0] === TEXT ? rest.toString('utf8', from, end) : '';
    this.rest = rest.subarray(end);
    return text;
  }

  receive(text: string): void {
    const sequence = Number(/"sequence":(\d+)/.exec(text)?.[1] ?? 0);
    this.outOfStep = this.sequence !== 0 && sequence !== this.sequence + 1;
    this.sequence = sequence;
  }
}

const HANDSHAKE = [
  `GET ${LIVE_PATH} HTTP/1.1`,
  'Host: localhost',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
].join('\r\n');
/** Uses the mask 0, which leaves a text unchanged. */
const masked = (kind: number, text: string): Buffer =>
  Buffer.concat([Buffer.from([kind, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

function serveParent(): void {
  let panels: Panel[] = [];
  let onText: (panel: Panel, text: string) => void = () => undefined;
  const reply = (what: object) => process.send!(what);
  const open = ({ port, tokens }: { port: number; tokens: readonly string[] }) => {
    const began = performance.now();
    let [authorized, failed] = [0, 0];
    const count = () => {
      if (authorized + failed !== tokens.length) return;
      reply({ ms: performance.now() - began, failed } satisfies Opened);
    };
    onText = (_panel, text) => {
      if (text === 'authorized') authorized += 1;
      count();
    };
    panels = tokens.map(
      (token) =>
        new Panel(
          port,
          token,
          (panel, text) => onText(panel, text),
          () => {
            failed += 1;
            count();
          },
        ),
    );
  };
  const awaitNotice = () => {
    const moments: number[] = [];
    let outOfStep = 0;
    const done = (text: string) => {
      clearTimeout(limit);
      onText = () => undefined;
      const missing = panels.length - moments.length;
      const [first, last] = [moments[0] ?? 0, moments.at(-1) ?? 0];
      reply({ first, p99: percentile(moments, 0.99), last, missing, outOfStep, text } satisfies Delivery);
    };
    const limit = setTimeout(() => done(''), LONGEST_MS);
    onText = (panel, text) => {
      panel.receive(text);
      moments.push(now());
      if (panel.outOfStep) outOfStep += 1;
      if (moments.length === panels.length) done(text);
    };
    reply({});
  };
  process.on('message', (command: Command) => {
    if ('open' in command) return open(command.open);
    if ('awaitNotice' in command) return awaitNotice();
    for (const { socket } of panels) socket.removeAllListeners('close').destroy();
    panels = [];
    reply({});
  });
}

if (import.meta.main) serveParent();
