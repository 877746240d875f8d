import { pagerButton } from '@mirante/ui-kit/states/pager-button.ts';
import IconButton from '@mui/material/IconButton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import css from './toolbar.module.css';

interface PageBoxProps {
  page: number;
  count: number;
  onPage: (page: number) => void;
}

/** `< [7] de 12 >`: the input applies on Enter and on blur. */
export function PageBox({ page, count, onPage }: PageBoxProps) {
  const [typed, setTyped] = useState<string>();
  const leave = () => {
    const asked = Number(typed);
    if (typed && Number.isInteger(asked) && asked >= 1) onPage(Math.min(count, asked));
    setTyped(undefined);
  };
  return (
    <div className={css.group} role="group" aria-label="Página">
      <IconButton aria-label="Página anterior" {...pagerButton(page <= 1, () => onPage(page - 1))}>
        <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <input
        className={css.page}
        aria-label={`Página, de ${count}`}
        inputMode="numeric"
        value={typed ?? page}
        onFocus={(e) => e.target.select()}
        onChange={(e) => setTyped(e.target.value.replaceAll(/\D/g, ''))}
        onBlur={leave}
        onKeyDown={(e) => e.key === 'Enter' && leave()}
      />
      <span className={css.count}>de {count}</span>
      <IconButton aria-label="Próxima página" {...pagerButton(page >= count, () => onPage(page + 1))}>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}
