import type { ItemDifference } from '@mirante/domain/investments/portfolio-differences.ts';
import { shareText, sumOfShares } from '@mirante/domain/investments/share-sum.ts';

interface Props {
  of: ItemDifference | undefined;
  restore: () => void;
}

/** An item's difference from its stored values. */
export function StoredDifference({ of, restore }: Props) {
  if (!of) return <span>sem mudança</span>;
  if (of.kind === 'added') return <b data-tone="added">novo item</b>;
  if (of.kind === 'removed')
    return (
      <>
        <b data-tone="removed">removido</b>
        <button type="button" onClick={restore} aria-label={`Desfazer a remoção de ${of.name}`}>
          Desfazer
        </button>
      </>
    );
  const change = sumOfShares([{ share: of.is ?? 0 }, { share: -(of.was ?? 0) }]);
  const [first = 'alterado', ...others] = of.notes;
  if (change === 0)
    return (
      <>
        <b>{first}</b>
        {others.length > 0 && <span>{others.join(', ')}</span>}
      </>
    );
  return (
    <>
      <b>era {shareText(of.was ?? 0)}</b>
      <span>{[`${shareText(Math.abs(change))} a ${change < 0 ? 'menos' : 'mais'}`, ...of.notes].join(', ')}</span>
    </>
  );
}
