import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Services } from '../services.ts';
import { Refusal } from './refusal.ts';

const minute = 60;
const hour = 3600;

interface Limit {
  max: number;
  seconds: number;
  /** How often within its time a try is given back; always, where none is said. */
  returns?: number;
  /** Many people share what is counted: whom it refuses may have tried once. */
  isShared?: true;
}
/** Every rate limit, each multiplied by RATE_LIMIT_FACTOR. The comment names what is counted: see `limit`. */
export const limits = {
  /** The typed name and a network, so that a stranger locks nobody out elsewhere. A right password gives its try back. */
  'login-account': { max: 10, seconds: 15 * minute, returns: 30 },
  /** The typed name, wherever from. That e-mail and CPF name one account is not told: each counts by itself. A right password gives its try back. */
  'login-account-wide': { max: 100, seconds: hour },
  /** IP, and its network. */
  'login-ip': { max: 50, seconds: 15 * minute },
  /** Account: its password, asked once more within a session. A right one gives its try back. */
  'own-password': { max: 10, seconds: 15 * minute, returns: 30 },
  /** User's id: codes of the second factor. A right one gives its try back. */
  'second-factor': { max: 10, seconds: 15 * minute, returns: 30 },
  /** Network: challenges for a login by passkey, one for each login that is looked at, and what was signed of them. A key is not guessed: it bounds what is kept. */
  'passkey-ip': { max: 600, seconds: 15 * minute },
  /** Account: other addresses asked for. Each asking tells whether an address is somebody's. */
  'email-change': { max: 5, seconds: hour },
  /** Client's id: exports of all that is kept of them. */
  export: { max: 10, seconds: hour },
  /** Client's id: stamped copies made. */
  'report-copy': { max: 120, seconds: hour },
  /** User's id: files looked through for a mark. */
  trace: { max: 60, seconds: hour },
  /** Network: downloads of the whole chain of recommendations. */
  'record-export': { max: 60, seconds: hour },
  /** E-mail. */
  'reset-account': { max: 3, seconds: hour },
  /** IP. */
  'reset-ip': { max: 10, seconds: hour },
  /** IP: codes of mailed links. */
  'mailed-code': { max: 60, seconds: hour },
  /** E-mail address that a mail nobody is sure to have asked for goes to. */
  mail: { max: 3, seconds: hour },
  /** Address: mails that orders cause which nobody logged in for, and what was typed with them. */
  'guest-mail': { max: 6, seconds: hour },
  'change-mail': { max: 3, seconds: hour },
  /** IP: beginning a checkout, its steps, its cart. */
  checkout: { max: 300, seconds: hour, isShared: true },
  /** IP. */
  signup: { max: 10, seconds: hour, isShared: true },
  /** IP. */
  'signup-conflict': { max: 20, seconds: hour, isShared: true },
  /** Key of the checkout, once for each CPF it asks about. */
  'signup-conflict-cpf': { max: 5, seconds: hour },
  /** Key of the checkout, once for each e-mail it asks about. */
  'signup-conflict-email': { max: 5, seconds: hour },
  /** Key of the checkout, or IP; of who is logged in, the client. Asked about, or refused in a purchase. */
  'verify-coupon': { max: 10, seconds: minute },
  /** IP: whatever the checkouts it began. */
  'verify-coupon-ip': { max: 60, seconds: minute, isShared: true },
  /** IP. */
  zipcode: { max: 30, seconds: minute, isShared: true },
  /** IP: reports of browsers that are written down. */
  'csp-report': { max: 30, seconds: hour },
  /** IP: cards handed to the sandbox's tokeniser. */
  tokenise: { max: 60, seconds: hour },
  /** IP. */
  pix: { max: 30, seconds: minute },
  /** Client's id; of who did not log in, the CPF, where it has an account. */
  purchase: { max: 10, seconds: hour },
  /** Client's id: messages to the house. */
  message: { max: 10, seconds: hour },
  /** User's id: products given for nothing. */
  'staff-grant': { max: 100, seconds: 24 * hour },
  /** User's id: clients removed. */
  'staff-removal': { max: 50, seconds: 24 * hour },
  /** User's id and act: mails to the administrators that one of these limits was reached. */
  'staff-alarm': { max: 1, seconds: 24 * hour },
  /** Client's id: asking the gateway about one payment. */
  'verify-payment': { max: 6, seconds: minute },
  /** Client's id: asking the gateway about all that is pending. */
  'refresh-payments': { max: 6, seconds: minute },
  /** Session, in one process. */
  token: { max: 300, seconds: minute },
  /** IP without a session, in one process. Many homes share one address, so it is high. */
  anonymous: { max: 3000, seconds: minute, isShared: true },
} satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

type Counting = Pick<Services, 'db' | 'config' | 'now'>;

/** What is tried, and what is counted of it. */
type Try = readonly [name: LimitName, target: string | number];

/** Counts one try of `target`, over all API processes, and refuses with 429 when it was one too many. */
export const limit = (services: Counting, name: LimitName, target: string | number): Promise<void> =>
  limitInOrder(services, [[name, target]]);

/** Counts one try of each, as `limit` does, in one statement. What comes after one that refuses is not counted. */
export async function limitInOrder(services: Counting, tries: readonly Try[]): Promise<void> {
  const counted = await countInTurn(
    services,
    tries.map(([name, target]) => ({ ...limits[name], key: keyOf(name, target) })),
  );
  for (const [i, { n, age }] of counted.entries()) {
    const { max, seconds, isShared }: Limit = limits[tries[i]![0]];
    if (n > max * services.config.rateLimitFactor) throw tooMany(seconds - age, isShared && ofNetwork);
  }
}

interface Count {
  n: number;
  /** Since when it was counted, in seconds. */
  age: number;
}

/** How often keys were counted within their time, each only where the one before it was within its limit. */
async function countInTurn(
  { db, config, now }: Counting,
  keys: readonly { key: string; seconds: number; max: number }[],
): Promise<Count[]> {
  const at = now();
  const names = keys.map((_, i) => sql.table(`count_${i}`));
  const counts = keys.map(({ key, seconds }, i) => {
    const before = keys[i - 1];
    const after = before ? sql`from ${names[i - 1]!} where n <= ${before.max * config.rateLimitFactor}::int` : sql``;
    return sql`${names[i]!} as (${countStatement(key, at, seconds, after)})`;
  });
  const rows = names.map((name, i) => sql`select ${i}::int as place, n, starts_at from ${name}`);
  const counted = await sql<{ n: number; starts_at: Date }>`
    with ${sql.join(counts)} ${sql.join(rows, sql` union all `)} order by place`.execute(db);
  return counted.rows.map(({ n, starts_at }) => ({ n, age: (at.getTime() - starts_at.getTime()) / 1000 }));
}

function countStatement(key: string, at: Date, seconds: number, after: RawBuilder<unknown>): RawBuilder<unknown> {
  const over = sql`rate_count.starts_at <= ${new Date(at.getTime() - seconds * 1000)}`;
  return sql`insert into rate_count (key, starts_at, n) select ${key}::text, ${at}::timestamptz, 1 ${after}
    on conflict (key) do update set n = case when ${over} then 1 else rate_count.n + 1 end,
      starts_at = case when ${over} then excluded.starts_at else rate_count.starts_at end
    returning n, starts_at`;
}

/** Refuses with 429 where the limit is used up, without counting a try: for what counts only when it turns out to be a guess. */
export async function refuseOverLimit(
  { db, config, now }: Counting,
  name: LimitName,
  target: string | number,
): Promise<void> {
  const { max, seconds, isShared }: Limit = limits[name];
  const counted = await db
    .selectFrom('rate_count')
    .select(['n', 'starts_at'])
    .where('key', '=', keyOf(name, target))
    .executeTakeFirst();
  const left = counted ? seconds - (now().getTime() - counted.starts_at.getTime()) / 1000 : 0;
  if (counted && left > 0 && counted.n >= max * config.rateLimitFactor) throw tooMany(left, isShared && ofNetwork);
}

/** Whether one more is still within the limit: for what is then silently left out instead of refused. */
export async function isWithinLimit(services: Counting, name: LimitName, target: string | number): Promise<boolean> {
  try {
    await limit(services, name, target);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * Takes back what `limitInTurn` counted of these, where the attempt turned out to be no guess, as often as the limits give it back.
 * Rows are written in the order in which they were counted, so that no two attempts wait for each other.
 */
export async function uncountInOrder({ db, config, now }: Counting, tries: readonly Try[]): Promise<void> {
  const returned = tries.flatMap(([name, target]) => {
    const { seconds, returns }: Limit = limits[name];
    return returns === undefined ? [] : [{ key: `back-${keyOf(name, target)}`, seconds, max: returns }];
  });
  const isReturned = sql.join(
    [
      sql`true`,
      ...returned.map(
        ({ max }, i) => sql`(select n from ${sql.table(`returned_${i}`)}) <= ${max * config.rateLimitFactor}::int`,
      ),
    ],
    sql` and `,
  );
  const steps = [
    ...returned.map(
      ({ key, seconds }, i) => sql`${sql.table(`returned_${i}`)} as (${countStatement(key, now(), seconds, sql``)})`,
    ),
    ...tries.map(([name, target], i) => {
      const isNext = i === 0 ? sql`true` : sql`(select count(*) from ${sql.table(`uncounted_${i - 1}`)}) >= 0`;
      return sql`${sql.table(`uncounted_${i}`)} as (update rate_count set n = greatest(n - 1, 0)
        where key = ${keyOf(name, target)} and ${isReturned} and ${isNext} returning n)`;
    }),
  ];
  await sql`with ${sql.join(steps)} select`.execute(db);
}

/** The same for one. */
export const uncountAttempt = (services: Counting, name: LimitName, target: string | number): Promise<void> =>
  uncountInOrder(services, [[name, target]]);

const tried = 'Muitas tentativas. Aguarde um pouco e tente novamente.';
/** For who may have come once, from a network that many share. */
export const ofNetwork = 'Muitos acessos da sua rede em pouco tempo. Aguarde um pouco e tente novamente.';

export const tooMany = (seconds: number, words = tried): Refusal =>
  new Refusal('too_many_requests', words, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });

/** Targets are people's names and addresses, so only their hash is kept. */
const keyOf = (name: LimitName, target: string | number) =>
  `${name} ${createHash('sha256').update(String(target).toLowerCase()).digest('base64url').slice(0, 22)}`;
