import type { AuditedResource } from '@mirante/domain/house/audited-resources.ts';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/** What is cached together and goes stale together: a kind of record, or what staff do not change. */
export type Tag =
  | AuditedResource
  | 'content'
  | 'related'
  | 'session'
  | 'pix'
  | 'record'
  | 'portfolio_change'
  | 'permission'
  | 'own_session'
  | 'own_notification'
  | 'second_factor'
  | 'passkey';

export const api = createApi({
  reducerPath: 'api',
  baseQuery: baseQuery,
  // Each contract's endpoints bring theirs.
  tagTypes: [] as Tag[],
  // The default waits for every query in flight before it refetches what a write made stale.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});
