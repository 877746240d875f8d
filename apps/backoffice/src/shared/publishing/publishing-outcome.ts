import type { BulkOutcome } from '@mirante/crud/list/bulk.ts';
import { integer } from '@mirante/domain/format.ts';
import type { DraftableKind, SkipReason, PublishingResult } from '@mirante/domain/content/publishing-act.ts';

const nouns: Record<DraftableKind, { one: string; many: string; ending: 'a' | 'o' }> = {
  report: { one: 'relatório', many: 'relatórios', ending: 'o' },
  video: { one: 'vídeo', many: 'vídeos', ending: 'o' },
  news: { one: 'notícia', many: 'notícias', ending: 'a' },
};
const reasons: readonly SkipReason[] = ['changed', 'removed', 'unsigned', 'unchanged'];
type Act = 'publish' | 'draft' | 'undo';

/** What an act on contents of a kind did, in words. */
export function outcomeOf(kind: DraftableKind, act: Act, { changed, skipped }: PublishingResult): BulkOutcome {
  const groups = reasons.map((reason) => ({
    reason,
    ids: skipped.flatMap((one) => (one.reason === reason ? [one.id] : [])),
  }));
  return {
    done: doneText(kind, act, changed.length),
    skipped: groups
      .filter(({ ids }) => ids.length > 0)
      .map(({ reason, ids }) => ({
        text: `${integer(ids.length)} não: ${reasonText(kind, reason, ids.length)}`,
        ids,
        areGone: reason === 'removed',
      })),
  };
}

/** "3 notícias" */
export const publishingWords = (kind: DraftableKind, n: number): string =>
  `${integer(n)} ${n === 1 ? nouns[kind].one : nouns[kind].many}`;

function doneText(kind: DraftableKind, act: Act, n: number): string {
  const what =
    n === 0 ? `${nouns[kind].ending === 'a' ? 'Nenhuma' : 'Nenhum'} ${nouns[kind].one}` : publishingWords(kind, n);
  if (act === 'publish') return `${what} ${participle(kind, 'publicad', n)}.`;
  if (act === 'draft') return `${what} de volta a rascunho.`;
  return `${what} como antes.`;
}

function reasonText(kind: DraftableKind, reason: SkipReason, n: number): string {
  if (reason === 'changed') return `${participle(kind, 'alterad', n)} nesse meio-tempo`;
  if (reason === 'removed') return participle(kind, 'removid', n);
  if (reason === 'unsigned') return 'sem analista ou declaração';
  return n === 1 ? 'já estava assim' : 'já estavam assim';
}

const participle = (kind: DraftableKind, stem: string, n: number): string =>
  `${stem}${nouns[kind].ending}${n > 1 ? 's' : ''}`;
