import { useMemo } from 'react';
import type { LateOptions } from './filters.tsx';

interface Reading {
  isError: boolean;
  refetch: () => unknown;
}

/** A filter's options: the records of a read by id, and how to read them again if that failed. */
export const useRecordOptions = (
  records: readonly { id: number; name: string }[] | undefined,
  { isError, refetch }: Reading,
): LateOptions =>
  useMemo(
    () => ({
      options: records?.map(({ id, name }) => [String(id), name] as const) ?? [],
      retry: isError ? refetch : undefined,
    }),
    [records, isError, refetch],
  );
