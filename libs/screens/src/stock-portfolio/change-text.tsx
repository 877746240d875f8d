import { signedPercent } from '@mirante/domain/format.ts';
import css from './change-text.module.css';

/** A gain or loss in percent, with an arrow besides the colour. */
export function ChangeText({ percent }: { percent: number | null }) {
  const side = !percent ? '' : percent > 0 ? css.gain : css.loss;
  return <span className={`${css.change} ${side}`}>{signedPercent(percent)}</span>;
}
