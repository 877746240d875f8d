// @vitest-environment happy-dom
import usePagination from '@mui/material/usePagination';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pagerItem } from './list-pager.tsx';

const shown = (page: number, pages: number, siblings: number): string => {
  const { result } = renderHook(() => usePagination({ count: pages, page, siblingCount: siblings, boundaryCount: 1 }));
  return result.current.items
    .map((item) => pagerItem(item, { page, pages, siblings }))
    .flatMap((item) => (!item || item.type === 'previous' || item.type === 'next' ? [] : [item]))
    .map(({ type, page: number }) => (type === 'page' ? String(number) : '…'))
    .join(' ');
};

it.each([
  [1, 22, 4, '1 2 3 4 5 … 22'],
  [5, 22, 4, '1 2 3 4 5 6 7 8 9 … 22'],
  [6, 22, 4, '1 2 3 4 5 6 7 8 9 10 … 22'],
  [7, 22, 4, '1 … 3 4 5 6 7 8 9 10 11 … 22'],
  [12, 22, 4, '1 … 8 9 10 11 12 13 14 15 16 … 22'],
  [18, 22, 4, '1 … 14 15 16 17 18 19 20 21 22'],
  [22, 22, 4, '1 … 18 19 20 21 22'],
  [1, 9, 4, '1 2 3 4 5 … 9'],
  [9, 9, 4, '1 … 5 6 7 8 9'],
  [3, 6, 4, '1 2 3 4 5 6'],
  [1, 22, 1, '1 2 … 22'],
  [3, 22, 1, '1 2 3 4 … 22'],
  [11, 22, 1, '1 … 10 11 12 … 22'],
])('pager: page %i of %i with %i siblings is %s', (page, pages, siblings, items) => {
  expect(shown(page, pages, siblings)).toBe(items);
});
