import type { Related } from '../content/content.ts';
import { typedShare, type EditedItem } from './portfolio-editor.ts';

export interface ItemDifference {
  key: number;
  kind: 'changed' | 'added' | 'removed';
  name: string;
  /** Percent. */
  was: number | undefined;
  is: number | undefined;
  /** Changes other than the share, each in a few words. */
  notes: string[];
}

/** The differences of an edited list from the original, in the edited order. */
export function differencesOf(before: readonly EditedItem[], now: readonly EditedItem[]): ItemDifference[] {
  const places = new Map(before.map((item, place) => [item.id, { item, place }]));
  const moved = movedIn(
    now.flatMap(({ id, isRemoved }) => (isRemoved || !places.has(id) ? [] : [places.get(id)!.place])),
  );
  const stays = now.filter(({ isRemoved }) => !isRemoved);
  return now.flatMap((item): ItemDifference[] => {
    const { key, name } = item;
    const was = item.id === undefined ? undefined : places.get(item.id);
    const is = typedShare(item.share);
    if (!was) return [{ key, kind: 'added', name, was: undefined, is, notes: [] }];
    const share = typedShare(was.item.share);
    if (item.isRemoved) return [{ key, kind: 'removed', name, was: share, is: undefined, notes: [] }];
    const notes = [
      ...(was.item.name === name ? [] : [`era “${was.item.name}”`]),
      ...(was.item.description === item.description ? [] : ['descrição']),
      ...linkNotes(was.item.funds, item.funds),
      ...linkNotes(was.item.funds_categories, item.funds_categories),
      ...(moved.has(was.place) ? [`ordem ${was.place + 1} → ${stays.indexOf(item) + 1}`] : []),
    ];
    return share === is && notes.length === 0 ? [] : [{ key, kind: 'changed', name, was: share, is, notes }];
  });
}

const linkNotes = (was: readonly Related[], is: readonly Related[]): string[] => [
  ...without(is, was).map(({ name }) => `mais ${name}`),
  ...without(was, is).map(({ name }) => `menos ${name}`),
];
const without = (list: readonly Related[], others: readonly Related[]): Related[] =>
  list.filter(({ id }) => !others.some((other) => other.id === id));

/** The smallest set whose removal leaves the others in order: these are the moved ones. */
function movedIn(places: readonly number[]): ReadonlySet<number> {
  const longest: number[][] = [];
  places.forEach((place, i) => {
    const before = longest
      .slice(0, i)
      .filter((chain) => chain.at(-1)! < place)
      .reduce<number[]>((best, chain) => (chain.length > best.length ? chain : best), []);
    longest.push([...before, place]);
  });
  const inOrder = new Set(longest.reduce<number[]>((best, chain) => (chain.length > best.length ? chain : best), []));
  return new Set(places.filter((place) => !inOrder.has(place)));
}
