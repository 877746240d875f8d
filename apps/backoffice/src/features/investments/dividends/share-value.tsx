import { perShare } from '@mirante/domain/format.ts';
import css from './share-value.module.css';

/** `R$ 0,2100`, with its trailing zeros dimmed. */
export function ShareValue({ amount }: { amount: number }) {
  const [, most, zeros] = /^(.*?\d\d)(00)?$/.exec(perShare(amount)) ?? [];
  return (
    <>
      {most}
      {zeros && <small className={css.zeros}>{zeros}</small>}
    </>
  );
}
