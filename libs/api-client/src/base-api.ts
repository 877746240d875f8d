import type { AuditedResource } from '@mirante/domain/house/audit.ts';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/** A cache tag: a kind of record, or data that staff do not change. */
export type Tag =
  | AuditedResource
  | 'content'
  | 'related'
  | 'session'
  | 'pix'
  | 'record'
  | 'portfolio_change'
  | 'read_mark'
  | 'permission'
  | 'own_session'
  | 'own_notification'
  | 'second_factor'
  | 'passkey'
  | 'saved_view';

export const api = createApi({
  baseQuery: baseQuery,
  // Each contract adds its own.
  tagTypes: [] as Tag[],
  // The default waits for all pending queries before refetching.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});
