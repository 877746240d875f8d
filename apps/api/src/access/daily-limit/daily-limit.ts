import type { Viewer } from '@mirante/domain/access.ts';
import type { Db } from '../../database/db.ts';
import { staffTexts } from '../../gateways/mail/staff-texts.ts';
import { isWithinLimit, limits, mostOf, tooMany } from '../../http/limits.ts';
import { meters } from '../../metrics/meters.ts';
import type { Services } from '../../services.ts';
import * as store from './daily-limit.store.ts';

/** Acts that, repeated with a stolen session, could harm or mislead every client within minutes. */
const acts = {
  grant: { limit: 'staff-grant', what: 'inclusões de produtos sem cobrança' },
  access: {
    limit: 'staff-access',
    what: 'redefinições de senha, trocas de email ou CPF e confirmações de email de clientes',
  },
  expiry: { limit: 'staff-expiry', what: 'mudanças de vencimento' },
  notification: { limit: 'staff-notification', what: 'notificações a clientes' },
  view: { limit: 'staff-view', what: 'visualizações como cliente' },
  removal: { limit: 'staff-removal', what: 'remoções de clientes' },
} as const;

type Act = keyof typeof acts;
type ByUser = Services & { viewer: Viewer };

/** Counts an act in its own transaction. */
export type Count = (trx: Db) => Promise<void>;

/**
 * Performs an act that is counted against a daily limit; a refused act is not counted. Refuses with 429 beyond the
 * limit, and then mails the administrators once a day and increments a metric.
 */
export async function limitDaily<T>(call: ByUser, act: Act, work: (count: Count) => Promise<T>): Promise<T> {
  const { limit, what } = acts[act];
  const most = mostOf(limits[limit].max, call);
  const overLimit = tooMany(
    DAY,
    `Você chegou ao limite de ${most} ${what} por dia. Os administradores foram avisados.`,
  );
  try {
    return await work(async (trx) => {
      if (!(await isWithinLimit({ ...call, db: trx }, limit, call.viewer.id))) throw overLimit;
    });
  } catch (error) {
    if (error === overLimit) await raiseAlarm(call, act);
    throw error;
  }
}

const DAY = 86_400;

async function raiseAlarm(call: ByUser, act: Act): Promise<void> {
  meters.dailyLimits.inc({ act });
  if (await isWithinLimit(call, 'staff-alarm', `${act} ${call.viewer.id}`))
    await notifyAdministrators(call, acts[act].what);
}

async function notifyAdministrators({ db, jobs, viewer }: ByUser, what: string): Promise<void> {
  const by = await store.nameOf(db, viewer.id);
  for (const to of await store.administrators(db))
    await jobs.add(db, 'mail', staffTexts.dailyLimit({ ...to, by, what }));
}
