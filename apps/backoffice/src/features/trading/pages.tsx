import { page, pageTree, type Page } from '../../app/page.tsx';
import { recordName } from '../../app/record-name.tsx';
import { to } from '../../app/to.ts';

const tradeName = recordName(
  'Operação',
  () => import('@mirante/api-client/trading/trades.ts').then((m) => m.useGetTradeQuery),
  'quoted_as',
);
const traderMessageName = recordName(
  'Mensagem',
  () => import('@mirante/api-client/trading/trader-board.ts').then((m) => m.useGetTraderMessageQuery),
  'title',
);

export const pages: readonly Page[] = [
  page(to.panel(), 'Painel', () => import('./live-panel-page.tsx').then((m) => m.LivePanelPage)),
  page(to.desk(), 'Mesa', () => import('./desk/desk-page.tsx').then((m) => m.DeskPage)),
  ...pageTree(
    to.tradeTemplates(),
    'Modelos de operação',
    () => import('./templates/trade-template-list-page.tsx').then((m) => m.TradeTemplateListPage),
    [
      page(to.newTradeTemplate(), 'Criar modelo', () =>
        import('./templates/trade-template-create-page.tsx').then((m) => m.TradeTemplateCreatePage),
      ),
      page(
        to.editTradeTemplate(':id'),
        (id) => `Modelo ${id}`,
        () => import('./templates/trade-template-edit-page.tsx').then((m) => m.TradeTemplateEditPage),
      ),
    ],
  ),
  ...pageTree(to.trades(), 'Operações', () => import('./trades/trade-list-page.tsx').then((m) => m.TradeListPage), [
    page(to.newTrade(), 'Criar operação', () =>
      import('./trades/trade-create-page.tsx').then((m) => m.TradeCreatePage),
    ),
    ...pageTree(to.trade(':id'), tradeName, () => import('./trades/trade-page.tsx').then((m) => m.TradePage), [
      page(to.editTrade(':id'), 'Editar', () => import('./trades/trade-edit-page.tsx').then((m) => m.TradeEditPage)),
      page(to.updateTradeValue(':id'), 'Valor', () =>
        import('./trades/trade-value-page.tsx').then((m) => m.TradeValuePage),
      ),
      page(to.tradeReplay(':id'), 'Replay', () =>
        import('./trades/trade-replay-page.tsx').then((m) => m.TradeReplayPage),
      ),
    ]),
  ]),
  ...pageTree(
    to.traderMessages(),
    'Mensagens do mural',
    () => import('./board/trader-message-list-page.tsx').then((m) => m.TraderMessageListPage),
    [
      page(to.newTraderMessage(), 'Criar mensagem do mural', () =>
        import('./board/trader-message-create-page.tsx').then((m) => m.TraderMessageCreatePage),
      ),
      ...pageTree(
        to.traderMessage(':id'),
        traderMessageName,
        () => import('./board/trader-message-page.tsx').then((m) => m.TraderMessagePage),
        [
          page(to.editTraderMessage(':id'), 'Editar', () =>
            import('./board/trader-message-edit-page.tsx').then((m) => m.TraderMessageEditPage),
          ),
        ],
      ),
    ],
  ),
];
