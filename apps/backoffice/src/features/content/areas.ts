import { board } from '@mirante/contract/content/board.ts';
import { news } from '@mirante/contract/content/news.ts';
import { reportCopies } from '@mirante/contract/content/report-copies.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { researchSettings } from '@mirante/contract/content/research-settings.ts';
import { videos } from '@mirante/contract/content/videos.ts';
import { notifications } from '@mirante/contract/messaging/notifications.ts';
import BellRing from 'lucide-react/icons/bell-ring';
import FileText from 'lucide-react/icons/file-text';
import Megaphone from 'lucide-react/icons/megaphone';
import Newspaper from 'lucide-react/icons/newspaper';
import ScanSearch from 'lucide-react/icons/scan-search';
import SquarePlay from 'lucide-react/icons/square-play';
import type { Area } from '../../app/area.ts';
import { to } from '../../app/to.ts';

/** What is published, and who is told of it. */
export const contentAreas: readonly Area[] = [
  {
    title: 'Relatórios',
    group: 'Conteúdo',
    icon: FileText,
    links: [
      { to: to.reports(), label: 'Listar relatórios', menu: 'Relatórios', call: reports.listReports },
      { to: to.newReport(), label: 'Criar relatório', call: reports.createReport },
      {
        to: to.traceReport(),
        label: 'Rastrear PDF vazado',
        menu: 'Rastrear PDF',
        icon: ScanSearch,
        call: reportCopies.traceReportFile,
      },
      { to: to.researchSettings(), label: 'Analista e declaração', call: researchSettings.saveResearchSettings },
    ],
  },
  {
    title: 'Vídeos',
    group: 'Conteúdo',
    icon: SquarePlay,
    links: [
      { to: to.videos(), label: 'Listar vídeos', menu: 'Vídeos', call: videos.listVideos },
      { to: to.newVideo(), label: 'Criar vídeo', call: videos.createVideo },
    ],
  },
  {
    title: 'Notícias',
    group: 'Conteúdo',
    icon: Newspaper,
    links: [
      { to: to.news(), label: 'Listar notícias', menu: 'Notícias', call: news.listNews },
      { to: to.newNewsItem(), label: 'Criar notícia', call: news.createNewsItem },
    ],
  },
  {
    title: 'Recados',
    group: 'Conteúdo',
    icon: Megaphone,
    links: [
      { to: to.notices(), label: 'Listar recados', menu: 'Recados', call: board.listNotices },
      { to: to.newNotice(), label: 'Criar recado', call: board.createNotice },
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
        call: notifications.listNotifications,
      },
      { to: to.newNotification(), label: 'Gerar notificação', call: notifications.sendNotification },
    ],
  },
];
