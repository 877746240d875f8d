import IconButton from '@mui/material/IconButton';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { LARGEST, SMALLEST, zoomIn, zoomOut, type Zoom } from './layout.ts';
import css from './toolbar.module.css';

interface ZoomBoxProps {
  zoom: Zoom;
  /** The current scale, in pixels per point. */
  scale: number;
  onZoom: (zoom: Zoom) => void;
  /** Without the fit options. */
  isShort?: boolean;
}

const fits: readonly (readonly [Zoom, string])[] = [
  ['auto', 'Tamanho automático'],
  ['page-width', 'Ajustar à largura'],
  ['page-fit', 'Ajustar à página'],
];

export const ZoomBox = ({ zoom, scale, onZoom, isShort }: ZoomBoxProps) => (
  <div className={css.group} role="group" aria-label="Tamanho">
    <IconButton aria-label="Diminuir" disabled={scale <= SMALLEST} onClick={() => onZoom(zoomOut(scale))}>
      <Minus size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
    <output className={css.percent}>{Math.round(scale * 100)}%</output>
    <IconButton aria-label="Aumentar" disabled={scale >= LARGEST} onClick={() => onZoom(zoomIn(scale))}>
      <Plus size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
    {!isShort && (
      <select
        className={css.fit}
        aria-label="Ajuste da página"
        value={typeof zoom === 'number' ? 'own' : zoom}
        onChange={(e) => onZoom(e.target.value as Zoom)}
      >
        {typeof zoom === 'number' && (
          <option value="own" disabled>
            Tamanho escolhido
          </option>
        )}
        {fits.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </div>
);
