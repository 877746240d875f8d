import { join } from 'node:path';
import { addDays, addMonths, dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { tradingDays } from '@mirante/domain/trading-days.ts';
import type { FetchOutcome } from '@mirante/domain/investments/quote-fetch.ts';
import { indexCodes, type IndexCode, type LoadSource } from '@mirante/domain/investments/quote-load.ts';
import { emptyBatch, type Read, type ReadBatch } from '../../gateways/quotes/port.ts';
import { readSgs } from '../../gateways/quotes/sgs.ts';
import type { Services } from '../../services.ts';
import { inFolder, loadFile, type Loaded } from './load-quotes.job.ts';
import { fetchProblem } from './fetch-problem.ts';
import { loadQuotes } from './load-quotes.ts';
import { readBook } from './quote-targets.store.ts';
import * as fetches from './quote-fetches.store.ts';
import * as store from './quote-loads.store.ts';
import { loadedSpans, newestFetchedDay, newestIndexDay, quotedNames } from './fetch-targets.store.ts';
import type { Target } from './write-quotes.store.ts';

type FetchServices = Pick<Services, 'db' | 'now' | 'quotes'>;
type Fetching = FetchServices & {
  /** Called with the result of each load. */
  onLoaded: (loaded: Loaded) => void;
};

/** Fetches what is newer from each configured source. A failure does not stop the others. */
export async function fetchQuotes(services: FetchServices): Promise<void> {
  const { db, now, quotes } = services;
  const failures: unknown[] = [];
  const outcomes: FetchOutcome[] = [];
  const id = await fetches.begin(db, now());
  for (const source of quotes.sources) {
    const sum: Pick<FetchOutcome, 'added' | 'changed' | 'problem'> = { added: 0, changed: 0, problem: null };
    const onLoaded: Fetching['onLoaded'] = ({ counts, fault }) => {
      sum.added += counts?.added ?? 0;
      sum.changed += counts?.changed ?? 0;
      if (fault) sum.problem = fault.message;
    };
    await fetchers[source]({ ...services, onLoaded }).catch((error: unknown) => {
      failures.push(error);
      sum.problem = fetchProblem(error);
    });
    outcomes.push({ source, ...sum, newest_day: await store.newestDay(db, source) });
    await fetches.saveOutcomes(db, id, outcomes);
  }
  await fetches.finish(db, id, now());
  if (failures.length > 0) throw new AggregateError(failures, `quotes: ${failures.map(String).join('; ')}`);
}

const fetchers: Record<Fetching['quotes']['sources'][number], (services: Fetching) => Promise<void>> = {
  b3: fetchB3,
  cvm: fetchCvm,
  bcb: fetchIndexes,
  brapi: fetchBrapi,
};

/** Up to this many days are fetched one by one; a longer gap is filled from the year's file. */
const MAX_DAYS = 10;
/** CVM's older files are of years. */
const MAX_MONTHS = 12;
/** SGS's maximum period of a daily series. */
const MAX_YEARS = 10;

async function fetchB3(services: Fetching): Promise<void> {
  const { db, now, quotes } = services;
  const today = dayInSaoPaulo(now());
  const newest = await newestFetchedDay(db, 'b3');
  const recent = addDays(today, -MAX_DAYS);
  const from = newest !== null && newest < recent ? addDays(newest, 1) : recent;
  // A later day may have been loaded before: by hand, or while an earlier one failed.
  const spans = await loadedSpans(db, 'b3', from);
  const missing = tradingDays(from, today).filter(
    (day) => !spans.some(({ first_day, last_day }) => first_day <= day && day <= last_day),
  );
  const years = new Set<string>();
  for (const day of missing.length > MAX_DAYS ? [] : missing) {
    const found = await takeFile(services, { source: 'b3', name: `COTAHIST de ${day}` }, (path) =>
      quotes.fetchB3({ day }, path),
    );
    // Today's file may come later; a past one that is missing, or refused, is in its year's file.
    if (found !== 'loaded' && day < today) years.add(day.slice(0, 4));
  }
  if (missing.length > MAX_DAYS) for (const day of missing) years.add(day.slice(0, 4));
  for (const year of years)
    if (
      (await takeFile(services, { source: 'b3', name: `COTAHIST de ${year}` }, (path) =>
        quotes.fetchB3({ year }, path),
      )) === 'missing'
    )
      throw new Error(`B3 has no file of ${year}`);
}

/**
 * Funds report quotas days later, and correct them: the month's file is read again, and the previous month's in the
 * first days. After an outage, also those since the newest quota.
 */
async function fetchCvm(services: Fetching): Promise<void> {
  const today = dayInSaoPaulo(services.now());
  const usual = today.slice(8) <= '10' ? addMonths(today, -1) : today;
  const newest = await newestFetchedDay(services.db, 'cvm');
  const from = newest !== null && newest < usual ? newest : usual;
  const months = Array.from({ length: MAX_MONTHS }, (_, ago) => addMonths(today, -ago).slice(0, 7));
  for (const month of months.filter((at) => at >= from.slice(0, 7)).toReversed())
    await takeFile(services, { source: 'cvm', name: `Informe diário de ${month}` }, (path) =>
      services.quotes.fetchCvm(month, path),
    );
}

/** Each by itself: one without an answer would keep those after it from ever being fetched. */
async function fetchIndexes(services: Fetching): Promise<void> {
  const failures: unknown[] = [];
  for (const index of indexCodes)
    await fetchIndex(services, index).catch((error: unknown) => void failures.push(error));
  throwFirst('bcb', failures);
}

async function fetchIndex(services: Fetching, index: IndexCode): Promise<void> {
  const { db, now, quotes } = services;
  const today = dayInSaoPaulo(now());
  const newest = await newestIndexDay(db, index);
  const from = newest ? addDays(newest, 1) : addMonths(today, -12 * MAX_YEARS);
  if (from > today) return;
  const batch = readSgs(await quotes.fetchIndex(index, from, today), index);
  await take(services, { source: 'bcb', name: `Série do índice ${index}`, target: 'indexes' }, each([batch]));
}

/** One request per paper, so that an unknown one does not stop the others. */
async function fetchBrapi(services: Fetching): Promise<void> {
  const batches: ReadBatch[] = [];
  const failures: unknown[] = [];
  const ask = async (name: string) => {
    const found = await services.quotes.fetchCloses(name).catch((error: unknown) => {
      failures.push(error);
      return [];
    });
    return found
      ? { ...emptyBatch(), quotes: found, lines: found.length }
      : { ...emptyBatch(), unknown: [name], lines: 1 };
  };
  for (const name of await quotedNames(services.db)) batches.push(await ask(name));
  const index = await ask('ibovespa');
  await take(services, { source: 'brapi', name: 'Últimos pregões', target: 'closes' }, each(batches));
  await take(services, { source: 'brapi', name: 'Ibovespa dos últimos pregões', target: 'indexes' }, each([index]));
  throwFirst('brapi', failures);
}

/** Hundreds of papers may fail alike. */
function throwFirst(source: string, failures: readonly unknown[]): void {
  if (failures.length > 0) throw new AggregateError(failures, `${source}: ${String(failures[0])}`);
}

interface Taking {
  source: LoadSource;
  name: string;
  target: Target;
}

/** Loads fetched quotes. An empty result leaves no record. */
async function take({ db, now, onLoaded }: Fetching, { source, name, target }: Taking, read: Read): Promise<void> {
  const counts = await loadQuotes(read, await readBook(db, target), {
    within: (work) => db.transaction().execute(work),
    writing: { target, source, keepsTyped: true, now: now() },
  });
  if (counts.added + counts.changed + counts.refused + counts.unknown > 0)
    await store.finish(db, await store.insert(db, begun({ source, name }, now())), counts, now());
  onLoaded({ counts });
}

async function* each<T>(batches: readonly T[]): AsyncGenerator<T> {
  yield* batches;
}

/** Loads a published file, if there is one. */
const takeFile = (
  services: Fetching,
  of: { source: LoadSource; name: string },
  download: (path: string) => Promise<boolean>,
): Promise<'loaded' | 'refused' | 'missing'> =>
  inFolder(async (folder) => {
    const path = join(folder, 'file');
    if (!(await download(path))) return 'missing';
    const id = await store.insert(services.db, begun(of, services.now()));
    const loaded = await loadFile(services, id, {
      path,
      kind: { source: of.source, index: null },
      keepsTyped: true,
    });
    services.onLoaded(loaded);
    return loaded.fault ? 'refused' : 'loaded';
  });

const begun = ({ source, name }: { source: LoadSource; name: string }, created_at: Date) =>
  ({ source, name, origin: 'fetched', status: 'loading', created_at }) as const;
