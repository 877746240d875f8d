import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Bookmark from 'lucide-react/icons/bookmark';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import FileWarning from 'lucide-react/icons/file-warning';
import Info from 'lucide-react/icons/info';
import Printer from 'lucide-react/icons/printer';
import SearchMark from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { PageBox } from './page-box.tsx';
import type { ToolbarProps } from './toolbar.tsx';
import { ZoomBox } from './zoom-box.tsx';
import css from './phone-bars.module.css';

interface PhoneHeadProps {
  title: string;
  /** Shown below the title. */
  subtitle: string;
  back: string;
  /** Absent without a PDF. */
  tools?: Pick<ToolbarProps, 'onDownload' | 'onPrint' | 'isPrinting'> & { onSearch: () => void };
}

/** On phones, replaces the app's top bar. */
export const PhoneHead = ({ title, subtitle, back, tools }: PhoneHeadProps) => (
  <header className={css.head}>
    <IconButton aria-label="Voltar" component={Link} to={back}>
      <ArrowLeft size={22} strokeWidth={1.75} aria-hidden />
    </IconButton>
    <div>
      <strong>{title}</strong>
      <span>{subtitle}</span>
    </div>
    {tools && (
      <>
        <IconButton aria-label="Buscar" onClick={tools.onSearch}>
          <SearchMark size={21} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton aria-label="Baixar o PDF" onClick={tools.onDownload}>
          <Download size={21} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton aria-label="Imprimir" disabled={tools.isPrinting} onClick={tools.onPrint}>
          <Printer size={21} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </>
    )}
  </header>
);

/** `Você parou na página 7`, shown once, with a link there. */
export const StoppedBand = ({ page, onGo, onClose }: { page: number; onGo: () => void; onClose: () => void }) => (
  <div className={css.stopped}>
    <Bookmark size={18} strokeWidth={1.75} aria-hidden />
    <span>Você parou na página {page}</span>
    <Button variant="contained" onClick={onGo}>
      Continuar
    </Button>
    <IconButton aria-label="Dispensar" onClick={onClose}>
      <X size={18} strokeWidth={1.75} aria-hidden />
    </IconButton>
  </div>
);

interface WarningBandProps {
  text: string;
  /** Whether the details that it is about are open. */
  isOpen: boolean;
  onPress: () => void;
}

/** `Errata de 19/11/2026: …` in one line, which opens the details. */
export const WarningBand = ({ text, isOpen, onPress }: WarningBandProps) => (
  <button type="button" className={css.warning} aria-expanded={isOpen} onClick={onPress}>
    <FileWarning size={18} strokeWidth={1.75} aria-hidden />
    <span>{text}</span>
    <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
  </button>
);

export const PhoneFoot = (
  o: Pick<ToolbarProps, 'page' | 'count' | 'goTo' | 'zoom' | 'scale' | 'onZoom' | 'hasAbout' | 'onAbout'>,
) => (
  <div className={css.foot} role="toolbar" aria-label="Leitor">
    <PageBox page={o.page} count={o.count} onPage={o.goTo} />
    <ZoomBox zoom={o.zoom} scale={o.scale} onZoom={o.onZoom} isShort />
    <IconButton aria-label="Sobre o relatório" aria-pressed={o.hasAbout} onClick={o.onAbout}>
      <Info size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  </div>
);
