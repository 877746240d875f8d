import { DAY, HOUR, later, type Book } from './book.ts';
import type { Written } from './copy.ts';

interface Usage {
  login_event: Written<'login_event'>[];
  content_read: Written<'content_read'>[];
}

const kinds = ['report', 'video', 'news', 'board', 'portfolio'] as const;
/** How many of each kind there are to read. */
const CONTENTS = 40;

/** How those who have something use it: most of them these days, some hardly ever. */
export function usageOf({ rows, random, now }: Book): Usage {
  const usage: Usage = { login_event: [], content_read: [] };
  const owners = new Set(
    rows.client_product.flatMap(({ client_id, status }) => (status === 'active' ? [client_id] : [])),
  );
  for (const client_id of owners) {
    const isKeen = random.chance(0.7);
    const at = () =>
      later(
        now,
        -(isKeen ? random.between(1, 40 * 24) : random.between(60, 400) * 24) * HOUR - random.between(0, 59) * 60_000,
      );
    for (let n = random.between(1, isKeen ? 24 : 4); n > 0; n -= 1)
      usage.login_event.push({
        id: usage.login_event.length + 1,
        client_id,
        user_id: null,
        error: random.chance(0.04) ? 'wrong_password' : null,
        created_at: at(),
      });
    for (const kind of kinds) {
      const first = random.between(1, CONTENTS);
      for (let n = random.between(0, isKeen ? 9 : 1); n > 0; n -= 1)
        usage.content_read.push({
          client_id,
          kind,
          content_id: first + n,
          read_at: later(at(), -random.between(0, 6) * DAY),
        });
    }
  }
  return usage;
}
