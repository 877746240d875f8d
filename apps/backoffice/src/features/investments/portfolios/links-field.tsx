import type { Related } from '@mirante/domain/content/content.ts';
import type { LinkField } from '@mirante/domain/investments/portfolio-editor.ts';
import { FieldFrame } from '@mirante/ui-kit/fields/field-frame.tsx';
import { useFormField } from '@mirante/ui-kit/fields/form-field.ts';
import { useState } from 'react';
import { LinkChips } from './link-chips.tsx';
import { LinkSearch } from './link-search.tsx';
import css from './links-field.module.css';

interface Props {
  name: LinkField;
  label: string;
  /** The item's current links, with names: the form's value has only ids. */
  known: readonly Related[];
}

/** An item's funds or fund categories. */
export function LinksField({ name, label, known }: Props) {
  const field = useFormField<readonly number[] | ''>(name);
  const [names, setNames] = useState(() => new Map(known.map((one) => [one.id, one])));
  const ids = field.value || [];
  return (
    <FieldFrame field={field} of={{ label, optional: true, help: 'Digite ao menos 2 letras do nome.' }}>
      <LinkSearch
        field={field}
        label={label}
        placeholder="Buscar pelo nome"
        fields={[name]}
        pick={({ of }) => {
          setNames((before) => new Map(before).set(of.id, of));
          if (!ids.includes(of.id)) field.change([...ids, of.id]);
        }}
      />
      {ids.length > 0 && (
        <div className={css.chips}>
          <LinkChips
            of={ids.map((id) => names.get(id) ?? { id, name: String(id) })}
            as={name === 'funds' ? 'fund' : 'category'}
            unlink={({ id }) => field.change(ids.filter((one) => one !== id))}
          />
        </div>
      )}
    </FieldFrame>
  );
}
