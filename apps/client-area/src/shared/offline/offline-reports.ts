import { CLIENT_IDLE_HOURS } from '@mirante/domain/access/session.ts';
import { MAX_KEPT, type OwnReport } from '@mirante/domain/content/report.ts';
import { HOUR_MS } from '@mirante/domain/durations.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { readStoredSession } from '@mirante/session/stored-session.ts';
import { canStoreOffline, offlineCacheName } from './offline-caches.ts';

/** The owner and session of offline reports. */
export interface Reader {
  clientId: number;
  token: string;
}
/** A report stored in this browser, beside its PDF. Times are this device's, in milliseconds. */
export interface OfflineReport {
  report: OwnReport;
  opened_at: number;
  /** When the server last confirmed that this client may read it. */
  checked_at: number;
}

const IDLE_MS = CLIENT_IDLE_HOURS * HOUR_MS;
const FOLDER = '/offline/reports/';
const dataAt = (id: number) => `${FOLDER}${id}.json`;
/** Keyed by version, so that one version's data never opens another's file. */
const fileAt = ({ id, version }: Pick<OwnReport, 'id' | 'version'>) => `${FOLDER}${id}-${version}.pdf`;

/**
 * Stores an open report with its PDF, replacing the least recently opened one. Rejects without enough storage, or if
 * the PDF cannot be loaded.
 */
export async function storeReport(reader: Reader, report: OwnReport): Promise<void> {
  if (!canStoreOffline()) return;
  const cache = await caches.open(offlineCacheName(reader.clientId));
  const at = Date.now();
  const read = { ...report, read_at: report.read_at ?? serverNow().toISOString() };
  await keepFile(cache, reader, report);
  await put(cache, { report: read, opened_at: at, checked_at: at });
  const entries = await entriesIn(cache);
  for (const { report: old } of entries.slice(MAX_KEPT)) await remove(cache, old.id);
  await undoUnlessCurrent(reader);
}

/** The reports that may be opened offline, last opened first. Removes expired ones. */
export async function offlineReports(clientId: number): Promise<OfflineReport[]> {
  if (!canStoreOffline()) return [];
  const cache = await caches.open(offlineCacheName(clientId));
  const entries = await entriesIn(cache);
  for (const { report } of entries.filter((entry) => !isOpen(entry))) await remove(cache, report.id);
  const whole = await Promise.all(
    entries.filter(isOpen).map(async (entry) => {
      const hasFile = entry.report.file_path === null || (await cache.match(fileAt(entry.report))) !== undefined;
      return hasFile ? [entry] : [];
    }),
  );
  return whole.flat();
}

export const offlineReport = async (clientId: number, id: number): Promise<OfflineReport | undefined> =>
  (await offlineReports(clientId)).find(({ report }) => report.id === id);

/** The PDF of a stored report, while it may be opened. */
export async function offlinePdf(clientId: number, id: number): Promise<ArrayBuffer | undefined> {
  const kept = await offlineReport(clientId, id);
  const file = kept && (await (await caches.open(offlineCacheName(clientId))).match(fileAt(kept.report)));
  return file?.arrayBuffer();
}

/**
 * Updates the stored reports to the server's state. Asked ids missing from it are closed to this client, and removed.
 */
export async function updateOfflineReports(
  reader: Reader,
  { asked, readable }: { asked: readonly number[]; readable: readonly OwnReport[] },
): Promise<void> {
  const cache = await caches.open(offlineCacheName(reader.clientId));
  for (const { report: old, opened_at } of await entriesIn(cache)) {
    const report = readable.find(({ id }) => id === old.id);
    if (!report && asked.includes(old.id)) await remove(cache, old.id);
    if (!report) continue;
    const isStored = await keepFile(cache, reader, report).then(
      () => true,
      () => false,
    );
    // Until the new version can be loaded, the old one stays as it was last confirmed.
    if (!isStored) continue;
    await put(cache, { report, opened_at, checked_at: Date.now() });
    if (report.version !== old.version) await cache.delete(fileAt(old));
  }
  await undoUnlessCurrent(reader);
}

/** Removes all of a client's offline data in this browser. */
export const removeOfflineReports = async (clientId: number): Promise<void> =>
  void (canStoreOffline() && (await caches.delete(offlineCacheName(clientId))));

/** Valid for no longer than an idle session, nor than the entitlement; invalid if the clock was set back since. */
function isOpen({ checked_at, report: { open_until } }: OfflineReport): boolean {
  const now = Date.now();
  if (now < checked_at || now - checked_at >= IDLE_MS) return false;
  return open_until === null || serverNow().getTime() < Date.parse(open_until);
}

async function keepFile(cache: Cache, { token }: Reader, report: OwnReport): Promise<void> {
  if (report.file_path === null || (await cache.match(fileAt(report)))) return;
  const answer = await fetch(report.file_path, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status !== 200) throw new Error(`the PDF answers ${answer.status}`);
  await cache.put(fileAt(report), answer);
}

/** A logout in between removed the data: nothing may be stored after it. */
async function undoUnlessCurrent({ clientId, token }: Reader): Promise<void> {
  if (readStoredSession(localStorage)?.token !== token) await removeOfflineReports(clientId);
}

const put = (cache: Cache, entry: OfflineReport): Promise<void> =>
  cache.put(dataAt(entry.report.id), new Response(JSON.stringify(entry)));

/** Last opened first. */
async function entriesIn(cache: Cache): Promise<OfflineReport[]> {
  const requests = (await cache.keys()).filter(({ url }) => url.endsWith('.json'));
  const answers = await Promise.all(requests.map((request) => cache.match(request)));
  const entries = await Promise.all(
    answers.flatMap((answer) => (answer ? [answer.json() as Promise<OfflineReport>] : [])),
  );
  return entries.toSorted((a, b) => b.opened_at - a.opened_at);
}

async function remove(cache: Cache, id: number): Promise<void> {
  const files = (await cache.keys()).filter(({ url }) => url.includes(`${FOLDER}${id}-`));
  await cache.delete(dataAt(id));
  for (const file of files) await cache.delete(file);
}
