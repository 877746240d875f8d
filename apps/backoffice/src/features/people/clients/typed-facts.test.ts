import { expect, it } from 'vitest';
import { typedFacts } from './typed-facts.ts';

const about = { id: 1, created_at: '2026-11-21T12:00:00Z', expires_at: '2026-11-28T12:00:00Z' };

it('typedFacts: lists the typed fields alone', () => {
  expect(
    typedFacts({ ...about, change: { email: 'ana@exemplo.com.br', phone: '+5511987654321', cell_phone: null } }),
  ).toEqual([
    ['Email', 'ana@exemplo.com.br'],
    ['Telefone', '(11) 98765-4321'],
    ['Celular', '—'],
  ]);
});

it('typedFacts: formats an address on one line', () => {
  const address = {
    zipcode: '01310100',
    address: 'Avenida Paulista',
    number: 1000,
    complement: null,
    district: 'Bela Vista',
    state: 'SP',
    city: 'São Paulo',
    city_id: null,
  };
  expect(typedFacts({ ...about, change: { address } })).toEqual([
    ['Endereço', 'Avenida Paulista, 1000, Bela Vista, São Paulo, SP, 01310-100'],
  ]);
  expect(typedFacts({ ...about, change: { address: { ...address, number: null } } })).toEqual([
    ['Endereço', 'Avenida Paulista, S/N, Bela Vista, São Paulo, SP, 01310-100'],
  ]);
});
