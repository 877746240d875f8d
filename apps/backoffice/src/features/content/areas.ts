import BellRing from 'lucide-react/icons/bell-ring';
import FileText from 'lucide-react/icons/file-text';
import Megaphone from 'lucide-react/icons/megaphone';
import Newspaper from 'lucide-react/icons/newspaper';
import ScanSearch from 'lucide-react/icons/scan-search';
import SquarePlay from 'lucide-react/icons/square-play';
import type { Area } from '../../app/area.ts';
import { to } from '../../app/to.ts';

const allow = ['conteudo'] as const;

/** Published contents. */
export const contentAreas: readonly Area[] = [
  {
    title: 'Relatórios',
    group: 'Conteúdo',
    icon: FileText,
    links: [
      { to: to.reports(), label: 'Listar relatórios', menu: 'Relatórios', allow },
      { to: to.newReport(), label: 'Criar relatório', allow },
      {
        to: to.traceReport(),
        label: 'Rastrear PDF vazado',
        menu: 'Rastrear PDF',
        icon: ScanSearch,
        allow,
      },
      { to: to.researchSettings(), label: 'Analista e declaração', allow },
    ],
  },
  {
    title: 'Vídeos',
    group: 'Conteúdo',
    icon: SquarePlay,
    links: [
      { to: to.videos(), label: 'Listar vídeos', menu: 'Vídeos', allow },
      { to: to.newVideo(), label: 'Criar vídeo', allow },
    ],
  },
  {
    title: 'Notícias',
    group: 'Conteúdo',
    icon: Newspaper,
    links: [
      { to: to.news(), label: 'Listar notícias', menu: 'Notícias', allow },
      { to: to.newNewsItem(), label: 'Criar notícia', allow },
    ],
  },
  {
    title: 'Recados',
    group: 'Conteúdo',
    icon: Megaphone,
    links: [
      { to: to.notices(), label: 'Listar recados', menu: 'Recados', allow },
      { to: to.newNotice(), label: 'Criar recado', allow },
    ],
  },
  {
    title: 'Notificações',
    group: 'Conteúdo',
    icon: BellRing,
    links: [
      {
        to: to.notifications(),
        label: 'Listar notificações',
        menu: 'Notificações',
        allow,
      },
      { to: to.newNotification(), label: 'Nova notificação', allow },
    ],
  },
];
