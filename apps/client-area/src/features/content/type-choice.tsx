import type { ownContents } from '@mirante/contract/content/own-contents.ts';
import { useListQuery } from '@mirante/crud/list/use-list-query.ts';
import { contentTypePlurals, contentTypes } from '@mirante/domain/content/feed.ts';
import { SegmentedChoice } from '@mirante/ui-kit/fields/segmented-choice.tsx';
import css from './content-list.module.css';

type Feed = (typeof ownContents)[keyof typeof ownContents];

const ALL = '';
const options = [
  { value: ALL, label: 'Todos' },
  ...contentTypes.map((value) => ({ value, label: contentTypePlurals[value] })),
];

/** The feed's filter by type, in sight on a phone too. */
export function TypeChoice({ of }: { of: Feed }) {
  const { query, change } = useListQuery(of);
  return (
    <div className={css.types}>
      <SegmentedChoice
        legend="Tipo de conteúdo"
        options={options}
        value={options.find(({ value }) => value === query['content.type'])?.value ?? ALL}
        onChange={(type) => change({ 'content.type': type === ALL ? undefined : type })}
      />
    </div>
  );
}
