import { useBackTo } from '@mirante/crud/list/left-lists.tsx';
import { Trail } from '@mirante/ui-kit/shell/trail.tsx';
import { useLocation } from 'react-router';
import { to } from './to.ts';

const trails: readonly { path: RegExp; trail: readonly (readonly [label: string, address?: string])[] }[] = [
  { path: /^\/$/, trail: [['Início']] },
  { path: /^\/conteudos$/, trail: [['Conteúdos']] },
  { path: /^\/conteudos-consultoria$/, trail: [['Consultoria', to.advisory()], ['Conteúdos']] },
  { path: /^\/relatorios$/, trail: [['Relatórios']] },
  { path: /^\/relatorios\//, trail: [['Relatórios', to.reports()], ['Leitura']] },
  { path: /^\/disponiveis-sem-conexao$/, trail: [['Relatórios', to.reports()], ['Disponíveis sem conexão']] },
  { path: /^\/videos$/, trail: [['Vídeos']] },
  { path: /^\/videos\//, trail: [['Vídeos', to.videos()], ['Detalhe']] },
  { path: /^\/noticias$/, trail: [['Notícias']] },
  { path: /^\/noticias\//, trail: [['Notícias', to.newsList()], ['Detalhe']] },
  { path: /^\/recados$/, trail: [['Recados']] },
  { path: /^\/recados\//, trail: [['Recados', to.notices()], ['Detalhe']] },
  { path: /^\/carteiras$/, trail: [['Carteiras']] },
  { path: /^\/carteiras\//, trail: [['Carteiras', to.portfolios()], ['Detalhe']] },
  { path: /^\/acoes$/, trail: [['Ações']] },
  { path: /^\/acoes\//, trail: [['Ações', to.stocks()], ['Detalhe']] },
  { path: /^\/fundos$/, trail: [['Fundos']] },
  { path: /^\/fundos\//, trail: [['Fundos', to.funds()], ['Detalhe']] },
