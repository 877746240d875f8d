import type { StoredAddress } from '@mirante/domain/address.ts';
import type { Profile } from '@mirante/domain/people/account.ts';
import { get, patch, post, type } from '../http.ts';

const allow = 'client';
export const profile = {
  getProfile: get('/api/v1/client/profile', {
    what: 'Ver os próprios dados (cliente)',
    allow,
    returns: type<Profile>(),
  }),
  editProfile: patch('/api/v1/client', {
    what: 'Editar os próprios dados (cliente)',
    allow,
    input: () => import('./profile.form.ts').then((m) => m.profileForm),
    example: {
      name: 'Ana Souza',
      birth_date: '1988-04-12',
      gender: 'F',
      cell_phone: '+5511987654321',
      phone: '+5511987654321',
    },
  }),
  getOwnAddress: get('/api/v1/client/address', {
    what: 'Ver o próprio endereço',
    allow,
    returns: type<StoredAddress>(),
    refuses: ['not_found'],
  }),
  saveOwnAddress: post('/api/v1/client/address', {
    what: 'Salvar o próprio endereço',
    allow,
    input: () => import('./address.form.ts').then((m) => m.addressForm),
    example: {
      zipcode: '01310-100',
      address: 'Avenida Paulista',
      number: 1000,
      complement: null,
      district: 'Bela Vista',
      state: 'SP',
      city: 'São Paulo',
      city_id: 3550308,
    },
  }),
};
