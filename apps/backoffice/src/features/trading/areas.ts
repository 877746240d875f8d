import Activity from 'lucide-react/icons/activity';
import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import Keyboard from 'lucide-react/icons/keyboard';
import MessagesSquare from 'lucide-react/icons/messages-square';
import type { Area } from '../../app/area.ts';
import { to } from '../../app/to.ts';

const allow = ['trader'] as const;

export const tradingAreas: readonly Area[] = [
  {
    title: 'Full Trader',
    group: 'Full Trader',
    icon: ChartCandlestick,
    links: [
      { to: to.panel(), label: 'Painel ao vivo', menu: 'Painel', icon: Activity, counts: 'liveTrades', allow },
      { to: to.desk(), label: 'Mesa de operações', menu: 'Mesa', icon: Keyboard, allow },
      { to: to.trades(), label: 'Listar operações', menu: 'Operações', allow: ['trader', 'conteudo'] },
      { to: to.newTrade(), label: 'Criar operação', allow },
      { to: to.tradeTemplates(), label: 'Modelos de operação', allow },
      {
        to: to.traderMessages(),
        label: 'Mensagens do mural',
        menu: 'Mural',
        icon: MessagesSquare,
        allow,
      },
      { to: to.newTraderMessage(), label: 'Criar mensagem do mural', allow },
    ],
  },
];
