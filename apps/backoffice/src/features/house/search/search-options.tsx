import { SEARCH_FROM } from '@mirante/domain/house/search.ts';
import Button from '@mui/material/Button';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import FileText from 'lucide-react/icons/file-text';
import HandCoins from 'lucide-react/icons/hand-coins';
import Layers from 'lucide-react/icons/layers';
import Megaphone from 'lucide-react/icons/megaphone';
import Newspaper from 'lucide-react/icons/newspaper';
import Package from 'lucide-react/icons/package';
import Plus from 'lucide-react/icons/plus';
import ReceiptText from 'lucide-react/icons/receipt-text';
import SquarePlay from 'lucide-react/icons/square-play';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { Option, OptionGroup } from './options.ts';
import css from './search-box.module.css';

const icons = {
  client: Users,
  payment: ReceiptText,
  coupon: TicketPercent,
  product: Package,
  stock: ChartCandlestick,
  fund: Layers,
  dividend: HandCoins,
  user: UserCog,
  report: FileText,
  video: SquarePlay,
  news: Newspaper,
  board: Megaphone,
  page: ArrowRight,
  command: Plus,
};

interface OptionsProps {
  id: string;
  groups: readonly OptionGroup[];
  active: Option | undefined;
  /** The options are for the previous text. */
  busy: boolean;
  onActive: (key: string) => void;
  onChoose: (option: Option) => void;
}

export const SearchOptions = ({ id, groups, busy, ...of }: OptionsProps) => (
  // Browsers stop Tab at what scrolls, where the keys would no longer choose.
  <div id={id} role="listbox" tabIndex={-1} aria-label="Resultados" aria-busy={busy} className={css.list}>
    {groups.map(({ label, options }) => (
      <div key={label} role="group" aria-label={label}>
        <p className={css.label} aria-hidden>
          {label}
        </p>
        {options.map((option) => (
          <Line key={option.key} id={`${id}-${option.key}`} option={option} {...of} />
        ))}
      </div>
    ))}
  </div>
);

/** An option; the field handles the keyboard. Mouse clicks do not move focus, and open new tabs as on any link. */
function Line({
  id,
  option,
  active,
  onActive,
  onChoose,
}: { id: string; option: Option } & Pick<OptionsProps, 'active' | 'onActive' | 'onChoose'>) {
  const Icon = icons[option.kind];
  const isActive = option.key === active?.key;
  const choose = (e: MouseEvent) => {
    if (e.ctrlKey || e.metaKey || e.shiftKey) return;
    e.preventDefault();
    onChoose(option);
  };
  return (
    <Link
      to={option.to}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={css.line}
      ref={isActive ? scrollTo : undefined}
      onMouseMove={() => onActive(option.key)}
      onMouseDown={(e) => e.preventDefault()}
      onClick={choose}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span>
        <b>{option.title}</b>
        {option.detail && <small>{option.detail}</small>}
      </span>
      <CornerDownLeft size={16} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}

const scrollTo = (line: HTMLElement | null) => line?.scrollIntoView?.({ block: 'nearest' });

interface StateProps {
  text: string;
  count: number;
  waiting: boolean;
  failed: boolean;
  onRetry: () => void;
}

/** The state shown beside the options, also announced to screen readers. */
export function SearchState({ text, count, waiting, failed, onRetry }: StateProps) {
  const isQuiet = count > 0 && !failed;
  return (
    <div role="status" className={isQuiet ? 'm-hidden' : css.state}>
      {failed ? (
        <>
          Não foi possível buscar agora.{' '}
          <Button variant="outlined" size="small" onClick={onRetry}>
            Tentar novamente
          </Button>
        </>
      ) : (
        sayingOf(text.trim(), count, waiting)
      )}
    </div>
  );
}

function sayingOf(text: string, count: number, waiting: boolean): string {
  if (waiting) return 'Buscando…';
  if (count > 0) return `${count} ${count === 1 ? 'resultado' : 'resultados'}`;
  if (text.length >= SEARCH_FROM) return `Nada encontrado para “${text}”.`;
  return text === ''
    ? 'Busque clientes, pagamentos, cupons, produtos, papéis, usuários, páginas e comandos, como “criar cupom”.'
    : `Digite ao menos ${SEARCH_FROM} caracteres.`;
}
