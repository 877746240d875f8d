import {
  isWhole,
  MIN_ITEMS,
  missingShare,
  missingText,
  shareSumText,
  shareText,
  TOO_FEW_ITEMS,
} from '@mirante/domain/investments/share-sum.ts';
import { canBeFilled } from '@mirante/domain/investments/portfolio-editor.ts';
import { sliceColour } from '@mirante/screens/portfolios/slice-colours.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import Button from '@mui/material/Button';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router';
import css from './sum-bar.module.css';

interface Props {
  items: readonly { key: number; name: string; share: number }[];
  /** Whether single items have errors. */
  hasMistakes: boolean;
  /** Adds the missing share to one item. */
  fill: (key: number) => void;
  mayFinish: boolean;
  isSaving: boolean;
  leave: string;
  finish: () => void;
}

/** The total of the shares, always visible, with the save button. */
export function SumBar({ items, hasMistakes, fill, mayFinish, isSaving, leave, finish }: Props) {
  const whole = isWhole(items) && items.length >= MIN_ITEMS;
  const Mark = whole ? CircleCheck : CircleAlert;
  return (
    <div className={css.bar}>
      <strong className={whole ? css.right : css.wrong} role="status">
        <Mark size={20} strokeWidth={1.75} aria-hidden />
        {shareSumText(items)}
      </strong>
      <div className={css.middle}>
        <Stripe items={items} />
        <p className={whole && !hasMistakes ? undefined : css.wrong}>
          <Missing items={items} hasMistakes={hasMistakes} fill={fill} />
        </p>
      </div>
      <Button variant="text" component={Link} to={leave}>
        Descartar
      </Button>
      <BusyButton variant="contained" busy={isSaving} disabled={!mayFinish} onClick={finish}>
        Finalizar
      </BusyButton>
    </div>
  );
}

const Stripe = ({ items }: Pick<Props, 'items'>) => (
  <div className={css.stripe} aria-hidden>
    {items.map(({ key, share }, place) => (
      <i key={key} style={{ flexGrow: share, backgroundColor: sliceColour(place % 10) }} />
    ))}
    {missingShare(items) > 0 && <i className={css.gap} style={{ flexGrow: missingShare(items) }} />}
  </div>
);

function Missing({ items, hasMistakes, fill }: Pick<Props, 'items' | 'hasMistakes' | 'fill'>) {
  if (items.length < MIN_ITEMS) return <>{TOO_FEW_ITEMS}</>;
  const missing = missingShare(items);
  if (missing === 0 && items.some(({ name, share }) => share > 0 && name.trim() === ''))
    return <>Dê um nome aos itens sem nome.</>;
  if (missing === 0 && hasMistakes) return <>Corrija os itens destacados.</>;
  if (missing === 0) return <>Os percentuais somam exatamente 100.</>;
  const last = items.at(-1)!;
  const points = shareText(Math.abs(missing));
  return (
    <>
      Para finalizar, a soma precisa ser exatamente 100: {missingText(missing)}.{' '}
      {canBeFilled(last.share, missing) && (
        <button type="button" onClick={() => fill(last.key)}>
          {missing > 0 ? `Pôr ${points} em` : `Tirar ${points} de`} {last.name.trim() || 'último item'}
        </button>
      )}
    </>
  );
}
