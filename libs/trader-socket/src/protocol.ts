import {
  authorizationWords,
  type AuthorizationWord,
  type LivePosition,
  type ResumedFrame,
} from '@mirante/contract/trading/live-frames.ts';
import { traderTopics, type TraderNotice, type TraderTopic } from '@mirante/domain/trading/trader-notice.ts';

/** A notice without a sequence number: its data must be refetched. */
export type BareNotice = Pick<TraderNotice, 'topic' | 'id'>;

type ServerFrame =
  | { kind: 'word'; word: AuthorizationWord }
  | { kind: 'notice'; notice: TraderNotice }
  | { kind: 'bare_notice'; notice: BareNotice }
  | { kind: 'resumed'; resumed: ResumedFrame };

/** Parses a server's frame; undefined for anything else. */
export function readFrame(text: string): ServerFrame | undefined {
  const word = authorizationWords.find((known) => known === text);
  if (word) return { kind: 'word', word };
  const data = parsed(text);
  if (!isObject(data)) return undefined;
  const { position, recovered, seen_every_ms } = data;
  if (isPosition(position) && typeof recovered === 'boolean')
    return { kind: 'resumed', resumed: { position, recovered, ...(isCount(seen_every_ms) && { seen_every_ms }) } };
  if (!isTopic(data['topic']) || !isCount(data['id'])) return undefined;
  const bare = { topic: data['topic'], id: data['id'] };
  const { version, at, row } = data;
  if (!isPosition(data) || !isCount(version) || typeof at !== 'string' || row === undefined)
    return { kind: 'bare_notice', notice: bare };
  return {
    kind: 'notice',
    notice: { ...bare, version, at, row: row as TraderNotice['row'], epoch: data.epoch, sequence: data.sequence },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isTopic = (value: unknown): value is TraderTopic => (traderTopics as readonly unknown[]).includes(value);
const isPosition = (value: unknown): value is LivePosition & Record<string, unknown> =>
  isObject(value) && typeof value['epoch'] === 'string' && isCount(value['sequence']);
