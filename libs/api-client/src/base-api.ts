import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/** What is cached together and goes stale together: one word per resource. */
export const tags = [
  'session',
  'client',
  'client_product',
  'payment',
  'pix',
  'product',
  'coupon',
  'permission',
  'own_session',
  'user',
  'second_factor',
  'refund',
  'dividend',
  'stock_portfolio',
] as const;
export type Tag = (typeof tags)[number];

export const api = createApi({
  reducerPath: 'api',
  baseQuery: baseQuery,
  tagTypes: tags,
  // The default waits for every query in flight before it refetches what a write made stale.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});
