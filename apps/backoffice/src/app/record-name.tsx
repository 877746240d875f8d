import { lazy, Suspense, type ReactNode } from 'react';

type NameKey = 'name' | 'title' | 'code' | 'quoted_as';
type UseRecord<K extends NameKey> = (of: { id: number }) => { currentData?: Readonly<Record<K, string>> | undefined };

/**
 * A record's name for breadcrumbs, `Fundo 1` until it is known. Its hook is loaded with the page, since only the
 * record's pages need its code and data.
 */
export function recordName<K extends NameKey>(
  noun: string,
  load: () => Promise<UseRecord<K>>,
  key: K,
): (id: number) => ReactNode {
  const Name = lazy(async () => {
    const useRecord = await load();
    return { default: ({ id }: { id: number }) => useRecord({ id }).currentData?.[key] ?? `${noun} ${id}` };
  });
  return (id) => (
    <Suspense fallback={`${noun} ${id}`}>
      <Name id={id} />
    </Suspense>
  );
}
