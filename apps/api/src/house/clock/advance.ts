import { DAY_MS } from '@mirante/domain/durations.ts';
import { invalidField } from '../../http/refusal.ts';
import type { JobHandlers, JobName } from '../../jobs/job-input.ts';
import type { Clock } from '../../gateways/clock/clock.ts';
import { millisecondsOf } from './duration.ts';

const MAX_ADVANCE_MS = 10 * 366 * DAY_MS;
/** Beyond this, calendars and boleto numbers end. */
const LAST = Date.UTC(2100, 0);
/** Jobs that depend on time. Others depend on their queue alone. */
const timely = [
  'reconcile',
  'expire',
  'end_access',
  'remind',
  'send_resume_links',
  'publish',
] as const satisfies readonly JobName[];

/** Advances the clock, and resolves once everything due by then is done. */
export async function advance(handlers: JobHandlers, clock: Clock, span: unknown): Promise<void> {
  const milliseconds = millisecondsOf(span, clock.now());
  if (milliseconds === undefined) throw refused('Informe segundos ou uma duração ISO 8601 para a frente, como P30D.');
  if (milliseconds > MAX_ADVANCE_MS || clock.now().getTime() + milliseconds > LAST)
    throw refused('O relógio não pode ir tão longe.');
  await clock.forward(milliseconds);
  for (const name of timely) await handlers[name]({});
}

const refused = (message: string) => invalidField('advance', message);
