import { expect, test } from 'vitest';
import { to } from '../../../app/to.ts';
import { prefilledOf } from './prefill.ts';

const of = (query: string) => prefilledOf(new URLSearchParams(query));

test("notification prefill: a content's URL fills in the whole form", () => {
  const address = to.newNotification({
    title: 'Entra Klabin',
    message: 'O relatório explica.',
    content: 'report',
    contentId: 7,
    products: [4, 6],
  });
  expect(of(address.split('?')[1]!)).toEqual({
    title: 'Entra Klabin',
    message: 'O relatório explica.',
    content: 'report',
    content_id: 7,
    products: [4, 6],
  });
});

test.each([
  ['title=ab&message=%20ab%20', {}],
  ['title=abc&message=abcd', { title: 'abc', message: 'abcd' }],
  ['content=report&content-id=7', { content: 'report', content_id: 7 }],
  ['content=podcast&content-id=7', {}],
  ['content=report', { content: 'report' }],
  ['content=report&content-id=x', { content: 'report' }],
  ['content-id=7', {}],
  ['products=5', { products: [5] }],
  ['products=5,5,x,,0,100', { products: [5, 100] }],
  ['', {}],
])('notification prefill: of "%s" it uses valid values', (query, used) => {
  expect(of(query)).toEqual(used);
});
