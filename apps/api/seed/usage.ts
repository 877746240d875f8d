import { DAY_MS, HOUR_MS } from '@mirante/domain/durations.ts';
import { later, type DataSet } from './data-set.ts';
import type { PlannedContent } from './contents/plan.ts';
import type { Written } from './copy-rows.ts';
import { seeded } from './random.ts';
import { isReadable, openedProducts } from './readers.ts';

interface Usage {
  login_event: Written<'login_event'>[];
  content_read: Written<'content_read'>[];
}

/** Notices are short: twice as many are read. */
const kinds = ['report', 'video', 'news', 'board', 'board'] as const;
/** The range of a reader's starting position among a kind's contents. */
const BEGINNINGS = 40;

/** Logins and reads of clients with open products: most are active, some hardly ever. */
export function usageOf(book: DataSet, contents: readonly PlannedContent[]): Usage {
  const { rows, now } = book;
  const usage: Usage = { login_event: [], content_read: [] };
  const opened = openedProducts(book);
  const owners = new Set(
    rows.client_product.flatMap(({ client_id, status }) => (status === 'active' ? [client_id] : [])),
  );
  for (const client_id of owners) {
    // A seed per client, so that the amounts do not depend on the hour.
    const random = seeded(client_id);
    const isKeen = random.chance(0.7);
    const at = () =>
      later(
        now,
        -(isKeen ? random.between(1, 40 * 24) : random.between(60, 400) * 24) * HOUR_MS -
          random.between(0, 59) * 60_000,
      );
    for (let n = random.between(1, isKeen ? 24 : 4); n > 0; n -= 1)
      usage.login_event.push({
        id: usage.login_event.length + 1,
        client_id,
        user_id: null,
        error: random.chance(0.04) ? 'wrong_password' : null,
        created_at: at(),
      });
    const read = new Map<number, Written<'content_read'>>();
    for (const kind of kinds) {
      const first = random.between(1, BEGINNINGS);
      for (let n = random.between(0, isKeen ? 9 : 1); n > 0; n -= 1) {
        const read_at = later(at(), -random.between(0, 6) * DAY_MS);
        const readable = contents.filter(
          (content) => content.kind === kind && isReadable(content, opened.get(client_id) ?? nothing, read_at),
        );
        const content = readable[(first + n) % readable.length];
        if (content) read.set(content.id, { client_id, kind, content_id: content.id, read_at });
      }
    }
    usage.content_read.push(...read.values());
  }
  usage.content_read.push(...firstReads(usage.content_read, contents, opened, now));
  return usage;
}

const nothing: ReadonlySet<number> = new Set();

/**
 * Contents published at least a day ago always have a reader, whatever the hour of the seed, so that their pages of
 * reads are not empty.
 */
function firstReads(
  made: readonly Written<'content_read'>[],
  contents: readonly PlannedContent[],
  opened: ReadonlyMap<number, ReadonlySet<number>>,
  now: Date,
): Written<'content_read'>[] {
  const isRead = new Set(made.map(({ content_id }) => content_id));
  const dayAgo = later(now, -DAY_MS);
  return contents.flatMap((content) => {
    if (isRead.has(content.id)) return [];
    const readers = [...opened].filter(([, products]) => isReadable(content, products, dayAgo));
    const [client_id] = readers[content.id % readers.length] ?? [];
    if (client_id === undefined) return [];
    const read_at = later(content.at, seeded(content.id).between(1, 20) * HOUR_MS);
    return [{ client_id, kind: content.kind, content_id: content.id, read_at }];
  });
}
