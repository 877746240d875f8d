import { brand } from '@mirante/domain/house/brand.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { keyedMutex } from '../../gateways/keyed-mutex.ts';
import { limit } from '../../http/limits.ts';
import { or404 } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import * as store from './copies.store.ts';
import { newCopyCode } from './copy-code.ts';
import type { CopyStamp } from './copy-stamp.ts';
import { storeStamped } from './store-stamped.ts';

type Needs = Pick<Services, 'db' | 'files' | 'now' | 'config'>;

const oneAtATime = keyedMutex();

/** A client's copy of a report's version, created on demand. Its code is recorded before anybody receives it. */
export const ownCopy = (services: Needs, of: store.CopyOf, original: string): Promise<store.Copy> =>
  oneAtATime(JSON.stringify(of), async () => {
    const copy = await store.findStored(services.db, of, services.now());
    return copy ?? makeCopy(services, of, original);
  });

async function makeCopy(services: Needs, of: store.CopyOf, original: string): Promise<store.Copy> {
  const { db, files, now } = services;
  await limit(services, 'report-copy', of.client_id);
  const code = newCopyCode();
  const file = await storeStamped(files, original, await stampFor(services, of.client_id, code));
  const copy = await store.insertCopy(db, { ...of, code, ...file }, now());
  if (copy) return copy;
  await files.remove(file.file_name);
  return or404(await store.findStored(db, of, now()), 'Arquivo');
}

async function stampFor({ db, now }: Needs, clientId: number, code: string): Promise<CopyStamp> {
  const { name, cpf } = await db
    .selectFrom('client')
    .select(['name', 'cpf'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  return {
    code,
    owner: `Exemplar de ${name}${cpf ? `, CPF ***.***.${cpf.slice(6, 9)}-${cpf.slice(9)}` : ''}. Uso pessoal.`,
    origin: `${brand.name} · ${dayTime(now().toISOString())}`,
  };
}
