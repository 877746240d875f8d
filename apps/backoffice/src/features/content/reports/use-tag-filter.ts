import { useListTagsQuery } from '@mirante/api-client/content/tags.ts';
import { filter, type Filter, type Options } from '@mirante/crud/list/filters.tsx';
import { useRecordOptions } from '@mirante/crud/list/use-record-options.ts';
import type { Tag } from '@mirante/domain/content/tag.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

const KEY = 'report.tags';
const MAX_FOUND = 8;

/** A choice among all tags, or, where there are more than are read at once, a search by name. */
export function useTagFilter(): Filter<typeof KEY> {
  const first = useListTagsQuery({ perPage: 100 });
  const all = useRecordOptions(first.data?.items, first);
  const isLong = first.data !== undefined && first.data.items.length < first.data.total;
  const [url] = useSearchParams();
  const id = Number(url.get(KEY));
  const named = useListTagsQuery({ 'tag.id': id }, { skip: !isLong || !Number.isInteger(id) || id <= 0 });
  const chosen = useOptions(named.currentData?.items);
  return useMemo(
    () => (isLong ? filter.record(KEY, 'Nome', useFoundTags, chosen) : filter.choice(KEY, all, 'Todas')),
    [isLong, chosen, all],
  );
}

function useFoundTags(typed: string) {
  const read = useListTagsQuery({ 'tag.name': typed, perPage: MAX_FOUND }, { skip: typed === '' });
  return { found: useOptions(read.currentData?.items), isBusy: read.isFetching, isFailed: read.isError };
}

const none: Options = [];
const useOptions = (tags: readonly Tag[] | undefined): Options =>
  useMemo(() => tags?.map(({ id, name }) => [String(id), name] as const) ?? none, [tags]);
