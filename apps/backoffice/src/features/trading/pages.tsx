import { list, page, type Page } from '../../app/page.tsx';
import { to } from '../../app/to.ts';

export const pages: readonly Page[] = [
  page(to.panel(), 'Painel', () => import('./live-panel-page.tsx').then((m) => m.LivePanelPage)),
  ...list('Operações', to.trades(), () => import('./trades/trade-list-page.tsx').then((m) => m.TradeListPage), [
    page(to.newTrade(), 'Criar operação', () =>
      import('./trades/trade-create-page.tsx').then((m) => m.TradeCreatePage),
    ),
    page(
      to.trade(':id'),
      (id) => `Operação ${id}`,
      () => import('./trades/trade-page.tsx').then((m) => m.TradePage),
    ),
    page(
      to.editTrade(':id'),
      (id) => `Operação ${id}`,
      () => import('./trades/trade-edit-page.tsx').then((m) => m.TradeEditPage),
    ),
    page(
      to.updateTradeValue(':id'),
      (id) => `Operação ${id}`,
      () => import('./trades/trade-value-page.tsx').then((m) => m.TradeValuePage),
    ),
    page(
      to.tradeReplay(':id'),
      (id) => `Operação ${id}`,
      () => import('./trades/trade-replay-page.tsx').then((m) => m.TradeReplayPage),
    ),
  ]),
  ...list(
    'Mensagens do mural',
    to.traderMessages(),
    () => import('./board/trader-message-list-page.tsx').then((m) => m.TraderMessageListPage),
    [
      page(to.newTraderMessage(), 'Criar mensagem do mural', () =>
        import('./board/trader-message-create-page.tsx').then((m) => m.TraderMessageCreatePage),
      ),
      page(
        to.traderMessage(':id'),
        (id) => `Mensagem ${id}`,
        () => import('./board/trader-message-page.tsx').then((m) => m.TraderMessagePage),
      ),
      page(
        to.editTraderMessage(':id'),
        (id) => `Mensagem ${id}`,
        () => import('./board/trader-message-edit-page.tsx').then((m) => m.TraderMessageEditPage),
      ),
    ],
  ),
];
