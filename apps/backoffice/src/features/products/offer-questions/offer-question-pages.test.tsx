// @vitest-environment happy-dom
import type { OfferQuestion } from '@mirante/domain/products/offer-question.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { to } from '../../../app/to.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { OfferQuestionCreatePage } from './offer-question-create-page.tsx';
import { OfferQuestionEditPage } from './offer-question-edit-page.tsx';
import { OfferQuestionListPage } from './offer-question-list-page.tsx';

const stored: OfferQuestion = {
  id: 3,
  question: 'Renova sozinha?',
  answer: 'Não.',
  position: 2,
  created_at: '2026-01-01T12:00:00Z',
  updated_at: '2026-01-01T12:00:00Z',
  version: 'v1',
};
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));

test('offer question form: a new one without a position is placed by the server', async () => {
  const { calls } = renderScreen(
    <OfferQuestionCreatePage />,
    { 'POST /api/v1/offer-questions': { body: stored } },
    { at: to.newOfferQuestion(), path: to.newOfferQuestion() },
  );
  type('Pergunta', 'Renova sozinha?');
  type('Resposta', 'Não.');
  save();
  expect(await screen.findByText('Outra página')).toBeTruthy();
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    question: 'Renova sozinha?',
    answer: 'Não.',
  });
});

test('offer question form: an edit sends the version that was read', async () => {
  const { calls } = renderScreen(
    <OfferQuestionEditPage />,
    {
      'GET /api/v1/offer-questions/3': { body: stored },
      'GET /api/v1/offer-questions/3/changes': { body: [] },
      'PATCH /api/v1/offer-questions/3': ({ headers }) =>
        headers.get('if-match') === '"v1"' ? { body: stored } : { status: 412, body: {} },
    },
    { at: to.editOfferQuestion(3), path: to.editOfferQuestion(':id') },
  );
  await screen.findByLabelText('Resposta');
  type('Resposta', 'Nunca.');
  save();
  expect(await screen.findByText('Outra página')).toBeTruthy();
  expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({ answer: 'Nunca.' });
});

test('offer question form: an emptied position is missed, not left out of the edit', async () => {
  const { calls } = renderScreen(
    <OfferQuestionEditPage />,
    { 'GET /api/v1/offer-questions/3': { body: stored }, 'GET /api/v1/offer-questions/3/changes': { body: [] } },
    { at: to.editOfferQuestion(3), path: to.editOfferQuestion(':id') },
  );
  const position = await screen.findByLabelText('Posição');
  type('Posição', '');
  save();
  await waitFor(() => expect(position.getAttribute('aria-invalid')).toBe('true'));
  expect(calls.some(({ call }) => call.startsWith('PATCH'))).toBe(false);
});

test('offer question list: shows them in the order of the offer', async () => {
  renderScreen(<OfferQuestionListPage />, {
    'GET /api/v1/offer-questions': { body: { items: [stored], total: 1 } },
  });
  expect((await screen.findByRole('row', { name: /Renova sozinha/ })).textContent).toContain('Não.');
});
