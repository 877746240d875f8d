import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet, recordSaved, removed, type Words } from '../feedback.ts';

export const {
  useListStockPortfoliosQuery,
  useGetStockPortfolioQuery,
  useCreateStockPortfolioMutation,
  useEditStockPortfolioMutation,
  useRemoveStockPortfolioMutation,
  useListStockPortfolioChangesQuery,
  useCreateStockPortfolioItemMutation,
  useEditStockPortfolioItemMutation,
  useRemoveStockPortfolioItemMutation,
  useCloseStockPortfolioItemMutation,
  useOpenStockPortfolioItemMutation,
  useSortStockPortfolioItemsMutation,
} = api.injectEndpoints({
  endpoints: endpointsFrom(stockPortfolios, 'stock_portfolio', ['dividend', 'related', 'report', 'video', 'news']),
});

const IN_USE = 'A carteira tem dividendos: remova-os antes.';
const ALREADY_IN = 'O papel já está aberto na carteira.';
const itemRemoved: Words = { ok: 'Removido com sucesso!', fail: 'Não foi possível remover.' };
feedback(stockPortfolios, {
  listStockPortfolios: { fail: 'Erro ao carregar carteiras' },
  getStockPortfolio: { 404: quiet, fail: 'Não foi possível carregar a carteira.' },
  createStockPortfolio: { ok: 'Carteira criada!', fail: 'Erro ao criar recurso.' },
  editStockPortfolio: recordSaved,
  removeStockPortfolio: { ...removed('a carteira'), 409: IN_USE },
  createStockPortfolioItem: { ok: 'Item adicionado!', 409: ALREADY_IN, fail: 'Erro ao criar item da carteira.' },
  editStockPortfolioItem: {
    ok: 'Alterações salvas!',
    412: quiet,
    containing: [['já está aberto', ALREADY_IN]],
    fail: 'Não foi possível salvar as alterações.',
  },
  removeStockPortfolioItem: itemRemoved,
  closeStockPortfolioItem: { ok: 'Posição encerrada!', fail: 'Não foi possível encerrar a posição.' },
  openStockPortfolioItem: {
    ok: 'Posição reaberta!',
    containing: [['já está aberto', ALREADY_IN]],
    fail: 'Não foi possível encerrar/reabrir a posição.',
  },
  sortStockPortfolioItems: {
    ok: 'Ordem salva!',
    412: 'A ordem destes itens mudou enquanto você a editava. Confira como ficou antes de salvar.',
    fail: 'Não foi possível reordenar a carteira.',
  },
});
