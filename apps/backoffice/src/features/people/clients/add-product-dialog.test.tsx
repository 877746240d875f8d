// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ana } from '../../../testing/client.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { AddProductDialog } from './add-product-dialog.tsx';

test('add product dialog: does not say that the client has all of an empty catalogue', async () => {
  renderScreen(<AddProductDialog client={ana()} onClose={() => {}} />, { 'GET /api/v1/all-products': { body: [] } });
  expect(await screen.findByRole('link', { name: 'Criar o primeiro produto' })).toBeTruthy();
  expect(screen.queryByText(/já tem todos/)).toBeNull();
});
