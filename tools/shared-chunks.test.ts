import { expect, it } from 'vitest';
import { mergedChunks } from './shared-chunks.ts';

/** A module's size in compressed bytes, and what it imports. */
type Graph = Record<string, readonly [bytes: number, ...imports: string[]]>;

/** The names of the merged chunks, beside an app that loads each page `*-page` lazily. */
function mergedIn(graph: Graph, earlier: readonly string[] = []): Record<string, string> {
  const pages = Object.keys(graph).filter((id) => id.endsWith('-page'));
  const infoOf = (id: string) => {
    const [bytes, ...importedIds] = graph[id] ?? [0];
    return { code: ' '.repeat(bytes * 4), importedIds, dynamicallyImportedIds: id === 'main' ? pages : [] };
  };
  return Object.fromEntries(mergedChunks('main', earlier, infoOf));
}

it('mergedChunks: small ones that nearly the same pages import are one, after the largest', () => {
  expect(
    mergedIn({
      main: [0],
      'client-page': [900, 'icon', 'label'],
      'payment-page': [900, 'icon', 'label'],
      'refund-page': [900, 'icon'],
      icon: [200],
      label: [300],
    }),
  ).toEqual({ icon: 'label-and-more', label: 'label-and-more' });
});

it('mergedChunks: apart where pages would fetch more in vain than they save', () => {
  const [few, many] = [['client-page', 'payment-page'], Array.from({ length: 12 }, (_, i) => `${i}-page`)];
  const graph: Graph = { main: [0], chart: [1000], icon: [200] };
  for (const page of few) graph[page] = [900, 'chart', 'icon'];
  for (const page of many) graph[page] = [900, 'icon'];
  expect(mergedIn(graph)).toEqual({});
});

it('mergedChunks: what a chunk imports is fetched with it', () => {
  const graph: Graph = {
    main: [0],
    'client-page': [900, 'icon', 'label'],
    'payment-page': [900, 'icon', 'label'],
    'refund-page': [900, 'icon'],
    icon: [200],
    label: [300, 'formats'],
    'coupon-page': [900, 'formats'],
    formats: [9000],
  };
  expect(mergedIn(graph)).toEqual({});
});

it('mergedChunks: large ones stay alone', () => {
  const shared = ['editor', 'icon'];
  expect(
    mergedIn({
      main: [0],
      'client-page': [900, ...shared],
      'payment-page': [900, ...shared],
      'refund-page': [900, 'editor'],
      editor: [6000],
      icon: [200],
    }),
  ).toEqual({});
});

it('mergedChunks: none imports itself through another', () => {
  const graph: Graph = { main: [0], editor: [5100, 'icon'], icon: [100], 'coupon-page': [900, 'icon'] };
  for (let i = 0; i < 12; i += 1) graph[`${i}-page`] = [900, 'field'];
  graph['refund-page'] = [900, 'editor'];
  expect(mergedIn({ ...graph, field: [200, 'editor'] })).toEqual({});
  expect(mergedIn({ ...graph, field: [200, 'icon'] })).toEqual({ field: 'field-and-more', icon: 'field-and-more' });
});

it('mergedChunks: a page’s own module, and what is loaded earlier, are left out', () => {
  const graph: Graph = {
    main: [0, 'theme'],
    shell: [500, 'menu'],
    'client-page': [900, 'theme', 'menu', 'list-page', 'label'],
    'payment-page': [900, 'theme', 'menu', 'list-page', 'label'],
    'refund-page': [900, 'theme', 'menu', 'list-page'],
    'list-page': [400],
    theme: [300],
    menu: [300],
    label: [300],
  };
  expect(mergedIn(graph, ['shell'])).toEqual({});
});
