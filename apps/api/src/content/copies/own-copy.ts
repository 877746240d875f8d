import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brand } from '@mirante/domain/house/brand.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { newFileName } from '../../gateways/files/port.ts';
import { keyedMutex } from '../../gateways/keyed-mutex.ts';
import { limit } from '../../http/limits.ts';
import { or404 } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import * as store from './copies.store.ts';
import { newCopyCode } from './copy-code.ts';
import type { StampWork } from './stamp.worker.ts';
import type { CopyStamp } from './copy-stamp.ts';
import { workerPool } from '../../threads/worker-pool.ts';

type Needs = Pick<Services, 'db' | 'files' | 'now' | 'config'>;

const stampFile = workerPool<StampWork, number>({
  script: new URL('stamp.worker.ts', import.meta.url),
  size: 2,
  mostWaiting: 40,
  words: 'Há PDFs demais em preparo. Tente novamente em instantes.',
  timeoutMs: 20_000,
});
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
  const name = newFileName();
  const size = await putStamped(services, { original, name, stamp: await stampFor(services, of.client_id, code) });
  const copy = await store.insertCopy(db, { ...of, code, file_name: name, size }, now());
  if (copy) return copy;
  await files.remove(name);
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

/** Returns the size. Temporary files are removed in any case. */
async function putStamped(
  { files }: Needs,
  { original, name, stamp }: { original: string; name: string; stamp: CopyStamp },
): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'copy-'));
  try {
    const [from, to] = [path.join(folder, 'original'), path.join(folder, 'stamped')];
    await pipeline(or404(await files.read(original), 'Arquivo').stream, createWriteStream(from));
    const size = await stampFile({ from, to, stamp });
    await files.put(name, to);
    return size;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
