import type { Related } from '@mirante/domain/content/content.ts';
import Layers from 'lucide-react/icons/layers';
import X from 'lucide-react/icons/x';
import css from './link-chips.module.css';

interface Props {
  of: readonly Related[];
  /** A category represents all of its funds, and has its own look. */
  as: 'fund' | 'category';
  unlink: (one: Related) => void;
}

/** An item's funds or categories. */
export const LinkChips = ({ of, as, unlink }: Props) =>
  of.map((one) => (
    <span key={one.id} className={`${css.chip} ${as === 'category' ? css.category : ''}`}>
      {as === 'category' && <Layers size={14} strokeWidth={1.75} aria-label="Categoria" />}
      {one.name}
      <button type="button" aria-label={`Tirar ${one.name}`} onClick={() => unlink(one)}>
        <X size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </span>
  ));
