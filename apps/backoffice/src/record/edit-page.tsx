import type { AnyEndpoint, Result } from '@mirante/contract/http.ts';
import type { Names } from '@mirante/crud/form/conflict-notice.tsx';
import type { Save } from '@mirante/crud/form/save-outcome.ts';
import { FormPage, type FormSchema } from '@mirante/crud/form/form-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import type { RecordWords } from '@mirante/domain/records/words.ts';
import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { useParams } from 'react-router';
import type { ChangesPanel } from './changes-panel.tsx';
import css from './edit-page.module.css';

// Below the form, which does not wait for it.
const Changes = lazy(() => import('./changes-panel.tsx').then((m) => ({ default: m.ChangesPanel })));

interface Change<S extends FormSchema> {
  id: number;
  body: S['__outputType'];
  version?: string | undefined;
}
interface EditPageProps<R, S extends FormSchema> {
  words: Pick<RecordWords, 'name' | 'title'>;
  /** The endpoint that reads it, the edit's schema, and the hooks of both. */
  of: R;
  schema: S;
  use: (of: { id: number }) => {
    data?: Result<R> | undefined;
    currentData?: Result<R> | undefined;
    error?: unknown;
    isFetching?: boolean;
    refetch?: () => unknown;
  };
  useEdit: () => readonly [(change: Change<S>) => ReturnType<Save<unknown>>, ...unknown[]];
  /** The hook that reads its log. */
  changes: (of: { id: number }) => ComponentProps<typeof ChangesPanel>['query'];
  /** The address after saving or cancelling. */
  then: string;
  /** The text below the title. */
  purpose?: (record: NonNullable<Result<R>>) => string | null;
  /** The form's `names`. */
  names?: Names;
  /** The form's fields. */
  children: (record: NonNullable<Result<R>>) => ReactNode;
}

/** The form of the record in the address, and its previous changes. */
export function EditPage<R extends AnyEndpoint, S extends FormSchema>(props: EditPageProps<R, S>) {
  const { words, schema, use, useEdit, changes, then, purpose, names, children } = props;
  const id = Number(useParams().id);
  const log = changes({ id });
  const [save] = useEdit();
  return (
    <Loaded shape="form" query={use({ id })} what={words.name} id={id}>
      {(record) => (
        <div className={css.column}>
          <FormPage
            title={`Editar ${words.name.toLowerCase()}`}
            tab={tabOf(words, record)}
            purpose={purpose?.(record) ?? ''}
            schema={schema}
            initial={record}
            then={then}
            names={names}
            save={(body, version) => save({ id, body, version })}
          >
            {children(record)}
          </FormPage>
          <Suspense fallback={null}>
            <Changes query={log} />
          </Suspense>
        </div>
      )}
    </Loaded>
  );
}

/** Named by its record: staff have several open. */
const tabOf = ({ title }: Pick<RecordWords, 'title'>, record: object) =>
  title && `Editar ${String((record as Record<string, unknown>)[title])}`;
