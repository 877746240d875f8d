import type { SavedView } from '@mirante/domain/access/saved-view.ts';
import { del, get, post, type } from '../http.ts';

const allow = 'staff';
/** The user's own views of the lists. */
export const savedViews = {
  listSavedViews: get('/api/v1/user/saved-views', {
    what: 'Listar as próprias visões salvas',
    allow,
    returns: type<SavedView[]>(),
  }),
  /** Replaces the list's view of that name, and renames the one with that query. */
  saveView: post('/api/v1/user/saved-views', {
    what: 'Salvar uma visão de uma lista',
    allow,
    input: () => import('./saved-views.form.ts').then((m) => m.savedViewForm),
    returns: type<SavedView>(),
    refuses: ['too_many_views'],
    example: { list: '/api/v1/clients', name: 'Com produto', query: 'client.active_products=true' },
  }),
  removeView: del('/api/v1/user/saved-views/:id', { what: 'Remover uma visão salva', allow }),
};
