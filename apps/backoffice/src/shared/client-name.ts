import { useGetClientQuery } from '@mirante/api-client/people/clients.ts';

export const useClientName = (id: number): string => useGetClientQuery({ id }).currentData?.name ?? `Cliente ${id}`;
