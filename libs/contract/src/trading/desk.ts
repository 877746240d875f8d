import type { Desk } from '@mirante/domain/trading/desk.ts';
import { get, type } from '../http.ts';

export const desk = {
  getDesk: get('/api/v1/full-trader/desk', {
    what: 'Ver os últimos eventos da mesa e a quem chegaram',
    allow: ['trader'],
    returns: type<Desk>(),
  }),
};
