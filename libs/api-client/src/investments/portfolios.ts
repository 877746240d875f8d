import { portfolios } from '@mirante/contract/investments/portfolios.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet, recordFailed, recordSaved, removed } from '../feedback.ts';

export const {
  useListPortfoliosQuery,
  useGetPortfolioQuery,
  useCreatePortfolioMutation,
  useEditPortfolioMutation,
  useRemovePortfolioMutation,
  useCreatePortfolioItemMutation,
  useEditPortfolioItemMutation,
  useRemovePortfolioItemMutation,
  useReplacePortfolioItemsMutation,
  useListPortfolioChangesQuery,
} = api.injectEndpoints({ endpoints: endpointsFrom(portfolios, 'portfolio', ['related', 'report', 'video', 'news']) });

const itemSaved = {
  ok: 'Alterações salvas!',
  412: quiet,
  fail: 'Não foi possível salvar as alterações no item.',
};
feedback(portfolios, {
  listPortfolios: { fail: 'Erro ao carregar carteiras' },
  getPortfolio: recordFailed,
  createPortfolio: { ok: 'Carteira criada!', fail: 'Erro ao criar recurso.' },
  editPortfolio: recordSaved,
  removePortfolio: removed('a carteira'),
  createPortfolioItem: { ok: 'Item adicionado!', fail: 'Erro ao criar item da carteira.' },
  editPortfolioItem: itemSaved,
  removePortfolioItem: { ok: 'Removido com sucesso!', fail: 'Não foi possível remover o item.' },
  replacePortfolioItems: itemSaved,
});
