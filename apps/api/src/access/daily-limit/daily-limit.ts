import type { Viewer } from '@mirante/domain/access.ts';
import { staffTexts } from '../../gateways/mail/staff-texts.ts';
import { isWithinLimit, limits, tooMany } from '../../http/limits.ts';
import { meters } from '../../metrics/meters.ts';
import type { Services } from '../../services.ts';
import * as store from './daily-limit.store.ts';

/** What one click of one user does, that a stolen session could do to everybody within minutes. */
const acts = {
  grant: { limit: 'staff-grant', what: 'inclusões de produtos sem cobrança' },
  removal: { limit: 'staff-removal', what: 'remoções de clientes' },
} as const;

/**
 * Counts one such act of a user. Refuses with 429 what is more than a day's work, and then tells the administrators by
 * mail, once a day, and the metrics.
 */
export async function limitDaily(call: Services & { viewer: Viewer }, act: keyof typeof acts): Promise<void> {
  const { limit, what } = acts[act];
  if (await isWithinLimit(call, limit, call.viewer.id)) return;
  meters.dailyLimits.inc({ act });
  if (await isWithinLimit(call, 'staff-alarm', `${act} ${call.viewer.id}`)) await tellAdministrators(call, what);
  const most = limits[limit].max * call.config.rateLimitFactor;
  throw tooMany(DAY, `Você chegou ao limite de ${most} ${what} por dia. Os administradores foram avisados.`);
}

const DAY = 86_400;

async function tellAdministrators({ db, jobs, viewer }: Services & { viewer: Viewer }, what: string): Promise<void> {
  const by = await store.nameOf(db, viewer.id);
  for (const to of await store.administrators(db))
    await jobs.add(db, 'mail', staffTexts.dailyLimit({ ...to, by, what }));
}
