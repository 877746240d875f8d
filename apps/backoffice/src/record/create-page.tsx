import { FormPage, type FormSchema } from '@mirante/crud/form/form-page.tsx';
import type { RecordWords } from '@mirante/domain/records/words.ts';
import { useState, type ReactNode } from 'react';

interface CreatePageProps<S extends FormSchema> {
  words: Pick<RecordWords, 'name'>;
  schema: S;
  useCreate: () => readonly [
    (of: { body: S['__outputType'] }) => { unwrap: () => Promise<{ id: number }> },
    ...unknown[],
  ];
  /** The first values; a function is called once, when the page is opened. */
  initial?: object | (() => object);
  /** The text below the title. */
  purpose?: string;
  /** The new record's page, if it has one besides its form. */
  opens?: (id: number) => string;
  /** The address after cancelling, and after saving what has no page. */
  then: string;
  /** The form's fields. */
  children: ReactNode;
}

/** The form of a new record. */
export function CreatePage<S extends FormSchema>({ words, useCreate, initial, opens, ...form }: CreatePageProps<S>) {
  const [create] = useCreate();
  const [first] = useState(initial);
  return (
    <FormPage
      {...form}
      title={`Criar ${words.name.toLowerCase()}`}
      initial={first}
      save={async (body) => {
        const { id } = await create({ body }).unwrap();
        return opens ? { to: opens(id) } : {};
      }}
    />
  );
}
