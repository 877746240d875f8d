import type { EditConflict } from '@mirante/domain/investments/portfolio-rebase.ts';
import type { EditedItem } from '@mirante/domain/investments/portfolio-editor.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';
import css from './conflicts-notice.module.css';

interface Props {
  of: readonly EditConflict[];
  settle: (conflict: EditConflict, take: 'mine' | 'stored') => void;
}

/** A save conflict: shows both values of each item to choose from. Changes to different items are merged already. */
export const ConflictsNotice = ({ of, settle }: Props) => (
  <Notice tone="warning" role="alert" title="A carteira mudou enquanto você a editava">
    <p className={css.words}>
      Nada foi sobrescrito. As mudanças que não se cruzam já estão juntas abaixo; escolha uma destas para cada item.
    </p>
    <table className={css.table} aria-label="Itens que mudaram">
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Salvo agora</th>
          <th scope="col">O seu</th>
        </tr>
      </thead>
      <tbody>
        {of.map((conflict) => (
          <tr key={conflict.key}>
            <th scope="row">{conflict.name}</th>
            <td>
              <span>{inWords(conflict.stored)}</span>
              <Button variant="outlined" size="small" onClick={() => settle(conflict, 'stored')}>
                Usar o salvo
              </Button>
            </td>
            <td>
              <span>{inWords(conflict.mine)}</span>
              <Button variant="outlined" size="small" onClick={() => settle(conflict, 'mine')}>
                Ficar com o meu
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Notice>
);

const inWords = (item: EditedItem | undefined): string =>
  item
    ? [
        item.name,
        `${item.share}%`,
        item.description,
        ...[...item.funds, ...item.funds_categories].map(({ name }) => name),
      ]
        .filter(Boolean)
        .join(' · ')
    : 'Removido';
