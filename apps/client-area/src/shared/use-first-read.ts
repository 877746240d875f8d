import { useEffect, useEffectEvent } from 'react';

/** Marks an opened content as read, unless it was. */
export function useFirstRead(
  content: { id: number; read_at: string | null },
  read: (of: { id: number }) => unknown,
): void {
  const { id, read_at } = content;
  const mark = useEffectEvent(() => void read({ id }));
  const isNew = read_at === null;
  useEffect(() => {
    if (isNew) mark();
  }, [id, isNew]);
}
