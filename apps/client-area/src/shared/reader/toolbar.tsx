import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Bookmark from 'lucide-react/icons/bookmark';
import Download from 'lucide-react/icons/download';
import PanelLeft from 'lucide-react/icons/panel-left';
import PanelRight from 'lucide-react/icons/panel-right';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { PageBox } from './page-box.tsx';
import { ZoomBox } from './zoom-box.tsx';
import type { Zoom } from './layout.ts';
import css from './toolbar.module.css';

export interface ToolbarProps {
  page: number;
  count: number;
  goTo: (page: number) => void;
  zoom: Zoom;
  scale: number;
  onZoom: (zoom: Zoom) => void;
  /** The page to continue from. */
  stopped: number | undefined;
  search: ReactNode;
  hasThumbnails: boolean;
  onThumbnails: () => void;
  hasAbout: boolean;
  onAbout: () => void;
  onDownload: () => void;
  onPrint: () => void;
  isPrinting: boolean;
}

/** Above the pages, on wide screens. */
export const Toolbar = (o: ToolbarProps) => (
  <div className={css.bar} role="toolbar" aria-label="Leitor">
    <IconButton aria-label="Miniaturas" aria-pressed={o.hasThumbnails} onClick={o.onThumbnails}>
      <PanelLeft size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
    <hr />
    <PageBox page={o.page} count={o.count} onPage={o.goTo} />
    {o.stopped !== undefined && (
      <Button
        className={css.continue}
        size="small"
        startIcon={<Bookmark size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => o.goTo(o.stopped!)}
      >
        Continuar da página {o.stopped}
      </Button>
    )}
    <hr />
    <ZoomBox zoom={o.zoom} scale={o.scale} onZoom={o.onZoom} />
    {o.search}
    <hr />
    <IconButton aria-label="Baixar o PDF" onClick={o.onDownload}>
      <Download size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
    <IconButton aria-label="Imprimir" aria-busy={o.isPrinting} disabled={o.isPrinting} onClick={o.onPrint}>
      <Printer size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
    <IconButton aria-label="Sobre o relatório" aria-pressed={o.hasAbout} onClick={o.onAbout}>
      <PanelRight size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  </div>
);
