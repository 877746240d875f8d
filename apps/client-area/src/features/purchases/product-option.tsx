import { brl } from '@mirante/domain/format.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { ProductTile } from '@mirante/ui-kit/states/product-tile.tsx';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

interface Props {
  product: CatalogueProduct;
  chosen: boolean;
  /** The chosen product that brings this one along: then it is not a choice. */
  by: string | undefined;
  choose: (chosen: boolean) => void;
}

/** One product for sale, on or off; or on and locked, where another one includes it. */
export function ProductOption({
  product: { code, image, name, description, price, includes, installments },
  chosen,
  by,
  choose,
}: Props) {
  const id = useId();
  return (
    <Option>
      <input
        type="checkbox"
        checked={chosen || by !== undefined}
        disabled={by !== undefined}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about ${id}-price`}
        onChange={({ target }) => choose(target.checked)}
      />
      <ProductTile code={code} image={image} />
      <span>
        <strong id={`${id}-name`}>{name}</strong>
        <span id={`${id}-about`}>
          {description}
          {includes.length > 0 && <small>Inclui {includes.join(', ')}.</small>}
        </span>
      </span>
      <span id={`${id}-price`}>
        {by === undefined ? (
          <>
            <b>{brl(price)}</b>
            {installments > 1 && <small>em até {installments}x</small>}
          </>
        ) : (
          <small>Já vem com {by}</small>
        )}
      </span>
    </Option>
  );
}

const Option = styled('label')({
  display: 'grid',
  gridTemplateColumns: '20px 40px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '4px 14px',
  padding: '16px 18px',
  cursor: 'pointer',
  backgroundColor: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-lg)',
  '&:hover': { borderColor: 'var(--line-strong)' },
  '&:has(:checked)': { borderColor: 'var(--brand)', boxShadow: 'inset 0 0 0 1px var(--brand)' },
  '&:has(:disabled)': {
    cursor: 'default',
    borderColor: 'var(--line)',
    boxShadow: 'none',
    backgroundColor: 'var(--surface-2)',
  },
  '&:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& input': {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    margin: '10px 0',
    border: '1.5px solid var(--field-line)',
    borderRadius: 'var(--r-xs)',
    backgroundColor: 'var(--surface)',
    outline: 'none',
    cursor: 'inherit',
    '&:checked': { borderColor: 'var(--brand)', backgroundColor: 'var(--brand)' },
    '&:checked::after': {
      content: '""',
      width: 5,
      height: 10,
      marginTop: -2,
      border: 'solid var(--on-brand)',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    '&:disabled': {
      borderColor: 'var(--ink-3)',
      backgroundColor: 'var(--ink-3)',
      '&::after': { borderColor: 'var(--surface)' },
    },
  },
  '& strong': { display: 'block', fontSize: 16, lineHeight: '24px', fontWeight: 650, overflowWrap: 'anywhere' },
  '& > span': { fontSize: 14, lineHeight: '20px', color: 'var(--ink-2)' },
  '& small': { display: 'block', fontSize: 13, lineHeight: '18px' },
  '& > span:last-of-type': {
    textAlign: 'right',
    '& b': { fontSize: 16, lineHeight: '24px', fontWeight: 650, color: 'var(--ink)' },
  },
  '& strong, & .m-tile': { color: 'var(--ink)' },
  '@media (max-width:599px)': {
    gridTemplateColumns: '20px 40px minmax(0, 1fr)',
    padding: 14,
    '& > span:last-of-type': { gridColumn: 3, textAlign: 'left' },
  },
});
