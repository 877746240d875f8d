import {
  draftableKinds,
  UNDO_PUBLISHING_MINUTES,
  type PublishingResult,
} from '@mirante/domain/content/publishing-act.ts';
import type { DraftableKind } from '@mirante/domain/content/publishing-act.ts';
import type { AuditRequest } from '@mirante/domain/house/audit.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { createContent } from '../../testing/content-factory.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { insertVersion } from '../reports/report-files.store.ts';

/** Each reading is a millisecond later, so that no two changes have the same time. */
let clock = testNow().getTime();
const api = await testApi({ now: () => new Date((clock += 1)) });
const { db } = api;

let admin: string;
let lia: string;
let product: number;
beforeAll(async () => {
  admin = await logIn(api, await factory.staff(db, ['administrador']));
  lia = await logIn(api, await factory.staff(db, ['conteudo'], { name: 'Lia Torres' }));
  product = (await factory.product(db)).id;
});
const house = { analyst_name: 'Marcos Tavares', analyst_cnpi: 'CNPI 0000', statement: 'Opinião pessoal.' };
beforeEach(() => api.put('/api/v1/research-settings', house, { as: lia }));

const paths = { report: 'reports', video: 'videos', news: 'news' } as const;
interface Stored {
  id: number;
  draft: boolean;
  updated_at: string;
  version: string;
}
const get = async (kind: DraftableKind, id: number) =>
  (await api.get(`/api/v1/${paths[kind]}/${id}`, { as: lia })).json<Stored>();
const edit = (kind: DraftableKind, id: number, change: object, version?: string) =>
  api.patch(`/api/v1/${paths[kind]}/${id}`, change, { as: lia, headers: version ? { 'if-match': version } : {} });

/** By id. */
async function create(n: number, { kind = 'report', draft = true }: { kind?: DraftableKind; draft?: boolean } = {}) {
  const contents: Stored[] = [];
  for (let made = 0; made < n; made += 1)
    contents.push(await get(kind, await createContent(db, kind, [product], { draft })));
  return contents;
}
const seen = (contents: readonly Stored[]) => contents.map(({ id, updated_at }) => ({ id, updated_at }));
const ids = (contents: readonly { id: number }[]) => contents.map(({ id }) => id);
const act = (to: 'publish' | 'draft', contents: readonly Stored[], kind: DraftableKind = 'report', as = lia) =>
  api.post(`/api/v1/contents/${to}`, { kind, contents: seen(contents) }, { as });
const result = async (answer: ReturnType<typeof act>) => (await answer).json<PublishingResult>();
const undo = (id: number | null, as = lia) => api.post(`/api/v1/contents/acts/${id}/undo`, undefined, { as });
const draftsOf = async (kind: DraftableKind, contents: readonly Stored[]) =>
  (await Promise.all(contents.map(({ id }) => get(kind, id)))).map(({ draft }) => draft);

describe('publishing several contents', () => {
  it.each(draftableKinds)('publishes each %s, and returns it to draft', async (kind) => {
    const drafts = await create(3, { kind });
    const published = await result(act('publish', drafts, kind));
    expect(published).toEqual({ act: expect.any(Number), changed: ids(drafts), skipped: [] });
    expect(await draftsOf(kind, drafts)).toEqual([false, false, false]);
    const now = await Promise.all(drafts.map(({ id }) => get(kind, id)));
    expect((await result(act('draft', now, kind))).changed).toEqual(ids(drafts));
    expect(await draftsOf(kind, drafts)).toEqual([true, true, true]);
  });

  it('leaves those that somebody changed, published or removed since they were seen, and changes the others', async () => {
    const [plain, edited, published, removed, last] = (await create(5)) as [Stored, Stored, Stored, Stored, Stored];
    await edit('report', edited.id, { name: 'Outro nome' });
    await edit('report', published.id, { draft: false });
    await api.delete(`/api/v1/reports/${removed.id}`, { as: lia });
    expect(await result(act('publish', [plain, edited, published, removed, last]))).toMatchObject({
      changed: [plain.id, last.id],
      skipped: [
        { id: edited.id, reason: 'changed' },
        { id: published.id, reason: 'unchanged' },
        { id: removed.id, reason: 'removed' },
      ],
    });
    expect(await draftsOf('report', [plain, edited, last])).toEqual([false, true, false]);
  });

  it('signs each report as its own edit does, and leaves those without analyst or statement', async () => {
    const [signed, unsigned] = (await create(2)) as [Stored, Stored];
    await result(act('publish', [signed]));
    expect(await get('report', signed.id)).toMatchObject(house);
    await db.deleteFrom('research_settings').execute();
    expect(await result(act('publish', [unsigned]))).toEqual({
      act: null,
      changed: [],
      skipped: [{ id: unsigned.id, reason: 'unsigned' }],
    });
    expect(await get('report', unsigned.id)).toMatchObject({ draft: true, analyst_name: null });
  });

  it('knows a content only by its own kind', async () => {
    const [video] = await create(1, { kind: 'video' });
    expect((await result(act('publish', [video!]))).skipped).toEqual([{ id: video!.id, reason: 'removed' }]);
  });

  it('takes one to a hundred contents, each once', async () => {
    const [draft] = (await create(1)) as [Stored];
    const many = Array.from({ length: 101 }, (_, n) => ({ ...draft, id: 1_000_000 + n }));
    for (const contents of [[], many, [draft, draft]]) expect((await act('publish', contents)).statusCode).toBe(422);
    expect((await result(act('publish', many.slice(1)))).skipped).toHaveLength(100);
  });

  it('by two people at once changes each content once', async () => {
    const drafts = await create(40);
    const both = await Promise.all([
      result(act('publish', drafts)),
      result(act('publish', drafts.toReversed(), 'report', admin)),
    ]);
    expect(both.flatMap(({ changed }) => changed).toSorted((a, b) => a - b)).toEqual(ids(drafts));
    expect(both.flatMap(({ skipped }) => skipped.map(({ reason }) => reason))).toEqual(drafts.map(() => 'unchanged'));
  });

  it('during edits loses none of them: a content is published as it was seen, or skipped', async () => {
    const drafts = await create(40);
    const rename = ({ id, version }: Stored) => edit('report', id, { name: `Editado ${id}` }, version);
    const early = [];
    for (const draft of drafts.slice(0, 5)) early.push(await rename(draft));
    const [{ changed, skipped }, ...late] = await Promise.all([
      result(act('publish', drafts)),
      ...drafts.slice(5).map(rename),
    ]);
    expect(ids(skipped).slice(0, 5)).toEqual(ids(drafts.slice(0, 5)));
    expect(skipped).toEqual(skipped.map(({ id }) => ({ id, reason: 'changed' })));
    expect([...changed, ...ids(skipped)].toSorted((a, b) => a - b)).toEqual(ids(drafts));
    for (const [n, { statusCode }] of [...early, ...late].entries()) {
      const { id } = drafts[n]!;
      const isPublished = changed.includes(id);
      expect([id, statusCode]).toEqual([id, isPublished ? 412 : 200]);
      expect(await get('report', id)).toMatchObject({
        draft: !isPublished,
        name: isPublished ? 'Cenário' : `Editado ${id}`,
      });
    }
  });

  it('whose answer was lost answers its repetition alike, with its undo, and so does that', async () => {
    const drafts = await create(2);
    const post = (path: string, body?: object) =>
      api.post(`/api/v1/contents/${path}`, body, { as: lia, headers: { 'idempotency-key': path } });
    const publish = () => post('publish', { kind: 'report', contents: seen(drafts) });
    const first = await result(publish());
    expect(first).toEqual({ act: expect.any(Number), changed: ids(drafts), skipped: [] });
    expect(await result(publish())).toEqual(first);
    const undone = await result(post(`acts/${first.act}/undo`));
    expect(undone.changed).toEqual(ids(drafts));
    expect(await result(post(`acts/${first.act}/undo`))).toEqual(undone);
    expect(await draftsOf('report', drafts)).toEqual([true, true]);
  });

  it('is one call of the audit log', async () => {
    const drafts = await create(5);
    const { act: id } = await result(act('publish', drafts));
    await undo(id);
    const { items } = (await api.get('/api/v1/audit-requests?audit.resource=report&perPage=2', { as: admin })).json<{
      items: AuditRequest[];
    }>();
    expect(items.map(({ action, user_name, size }) => [action, user_name, size])).toEqual([
      ['Desfazer a publicação, ou a volta a rascunho, de vários conteúdos', 'Lia Torres', 5],
      ['Publicar vários conteúdos', 'Lia Torres', 5],
    ]);
    const [undone, done] = items.map(({ entries }) => entries[0]!.diff);
    expect(done).toMatchObject({ draft: [true, false], analyst_name: [null, house.analyst_name] });
    expect(undone).toMatchObject({ draft: [false, true], analyst_name: [house.analyst_name, null] });
  });
});

describe('undoing it', () => {
  it.each(draftableKinds)('restores each %s whole', async (kind) => {
    const before = [...(await create(2, { kind })), ...(await create(1, { kind, draft: false }))];
    for (const to of ['publish', 'draft'] as const) {
      const { act: id, changed } = await result(act(to, before, kind));
      expect(changed).toHaveLength(to === 'publish' ? 2 : 1);
      expect((await undo(id)).json()).toEqual({ act: null, changed, skipped: [] });
      expect(await Promise.all(before.map((content) => get(kind, content.id)))).toEqual(before);
    }
  });

  it('makes nothing new to who could see it before', async () => {
    const [content] = (await create(1, { draft: false })) as [Stored];
    const reader = await factory.client(db);
    await factory.clientProduct(db, reader.id, product);
    await logIn(api, reader);
    const as = await logIn(api, reader);
    await edit('report', content.id, { name: 'Corrigido' });
    const { act: id } = await result(act('draft', [await get('report', content.id)]));
    await undo(id);
    expect((await api.get('/api/v1/client/contents-new', { as })).json()).toMatchObject({ total: 0 });
  });

  it('leaves those that somebody changed or removed since, and names them', async () => {
    const drafts = (await create(4)) as [Stored, Stored, Stored, Stored];
    const { act: id } = await result(act('publish', drafts));
    await edit('report', drafts[1].id, { name: 'Corrigido' });
    await api.delete(`/api/v1/reports/${drafts[2].id}`, { as: admin });
    expect((await undo(id)).json()).toEqual({
      act: null,
      changed: [drafts[0].id, drafts[3].id],
      skipped: [
        { id: drafts[1].id, reason: 'changed' },
        { id: drafts[2].id, reason: 'removed' },
      ],
    });
    expect(await get('report', drafts[1].id)).toMatchObject({ draft: false, name: 'Corrigido' });
  });

  it('leaves reports that have an erratum, or are or were the sample, since', async () => {
    const [plain, amended, sample] = (await create(3)) as [Stored, Stored, Stored];
    const user_id = (await factory.staff(db)).id;
    const file = { name: 'a.pdf', original_name: 'a.pdf', size: 1, pages: 1, user_id, created_at: testNow() };
    await insertVersion(db, { ...file, report_id: sample.id });
    const undone = async (change: () => ReturnType<typeof undo>) => {
      const contents = await Promise.all([plain, amended, sample].map(({ id }) => get('report', id)));
      const { act: id } = await result(act('publish', contents));
      expect((await change()).statusCode).toBe(200);
      return (await undo(id)).json<PublishingResult>().changed;
    };
    const post = (path: string, body?: object) => api.post(`/api/v1/reports/${path}`, body, { as: admin });
    expect(await undone(() => post(`${amended.id}/errata`, { text: 'Na página 6.' }))).toEqual([plain.id, sample.id]);
    expect(await undone(() => post(`${sample.id}/sample`))).toEqual([plain.id]);
    const draft = await result(act('draft', [await get('report', sample.id)]));
    await api.delete(`/api/v1/reports/${sample.id}/sample`, { as: admin });
    expect((await undo(draft.act)).json<PublishingResult>().changed).toEqual([]);
  });

  it('works once, also if asked twice at the same time', async () => {
    const { act: id } = await result(act('publish', await create(3)));
    const both = await Promise.all([undo(id), undo(id)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is refused to others, and when it is too late', async () => {
    const { act: id } = await result(act('publish', await create(1)));
    expect((await undo(id, admin)).statusCode).toBe(404);
    expect((await undo(2_147_483_647)).statusCode).toBe(404);
    clock += UNDO_PUBLISHING_MINUTES * 60_000;
    const late = await undo(id);
    expect([late.statusCode, late.json().code]).toEqual([409, 'not_undoable']);
    await result(act('publish', await create(1)));
    expect((await undo(id)).statusCode).toBe(404);
  });
});
