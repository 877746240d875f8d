import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import ChartLine from 'lucide-react/icons/chart-line';
import ChartPie from 'lucide-react/icons/chart-pie';
import Compass from 'lucide-react/icons/compass';
import InfinityMark from 'lucide-react/icons/infinity';
import Landmark from 'lucide-react/icons/landmark';
import Layers from 'lucide-react/icons/layers';
import Mountain from 'lucide-react/icons/mountain';
import Package from 'lucide-react/icons/package';
import { useState, type ReactNode } from 'react';

/** By the part of the product code that is common to all houses. */
const looks = [
  { part: 'completo', icon: Mountain, series: 1 },
  { part: 'vitalicio', icon: InfinityMark, series: 1 },
  { part: 'consultoria', icon: Compass, series: 4 },
  { part: 'carteiras', icon: ChartPie, series: 3 },
  { part: 'full_trader', icon: ChartCandlestick, series: 4 },
  { part: 'acoes', icon: ChartLine, series: 7 },
  { part: 'fundos', icon: Layers, series: 5 },
  { part: 'renda_fixa', icon: Landmark, series: 2 },
] as const;
const lookOf = (code: string) => looks.find(({ part }) => code.includes(part)) ?? { icon: Package, series: 1 };

interface ProductTileProps {
  code: string;
  /** The URL of an uploaded logo. */
  image?: string | null;
  size?: 'md' | 'sm';
}

export function ProductTile({ code, image = null, size = 'md' }: ProductTileProps) {
  const { icon: Icon, series } = lookOf(code);
  return (
    <span className={`m-tile m-tile-${size} m-tile-s${series}`}>
      <Logo key={image} at={image} fallback={<Icon size={size === 'md' ? 22 : 18} strokeWidth={1.75} aria-hidden />} />
    </span>
  );
}

/** The uploaded logo, or the fallback if it fails to load. */
function Logo({ at, fallback }: { at: string | null; fallback: ReactNode }) {
  const [isBroken, setBroken] = useState(false);
  return at && !isBroken ? <img src={at} alt="" loading="lazy" onError={() => setBroken(true)} /> : fallback;
}

/** The product's icon alone, for compact rows. */
export function ProductIcon({ code }: { code: string }) {
  const { icon: Icon } = lookOf(code);
  return <Icon size={16} strokeWidth={1.75} aria-hidden />;
}
