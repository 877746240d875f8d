import { brand } from '@mirante/domain/house/brand.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { keyedMutex } from '../../gateways/keyed-mutex.ts';
import type { Services } from '../../services.ts';
import { newCopyCode } from './copy-code.ts';
import { storeStamped } from './store-stamped.ts';
import * as store from './sample-copy.store.ts';

type Needs = Pick<Services, 'db' | 'files' | 'now'>;

const oneAtATime = keyedMutex();

/** The copy for all visitors of a version of the sample, created on demand. */
export const sampleCopy = (services: Needs, of: store.SampleFile) =>
  oneAtATime(of.original, async () => (await store.findCopy(services.db, of)) ?? makeCopy(services, of));

async function makeCopy({ db, files, now }: Needs, { report_id, version, original }: store.SampleFile) {
  const code = newCopyCode();
  const made_at = now();
  const stamp = { code, owner: `Amostra gratuita · ${brand.name}`, origin: dayTime(made_at.toISOString()) };
  const file = await storeStamped(files, original, stamp);
  return store.saveCopy(db, { report_id, version, code, made_at, ...file });
}
