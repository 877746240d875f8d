import Activity from 'lucide-react/icons/activity';
import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
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
      { to: to.panel(), label: 'Painel ao vivo', menu: 'Painel', icon: Activity, allow },
      { to: to.trades(), label: 'Listar operações', menu: 'Operações', allow: ['trader', 'conteudo'] },
      { to: to.newTrade(), label: 'Criar operação', allow },
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
