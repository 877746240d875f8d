import { MAX_VIEW_NAME, MAX_VIEWS, type SavedView } from '@mirante/domain/access/saved-view.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { fieldsOf } from '../form/fields.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { PartForm } from '../form/part-form.tsx';
import { useFormValues } from '../form/use-form-values.ts';
import type { NamedFilter } from './filters.tsx';
import type { ListViews } from './saved-views.ts';
import css from './view-dialog.module.css';

interface ViewDialogProps extends Pick<ListViews, 'save' | 'remove'> {
  views: readonly SavedView[];
  /** The one with this state. */
  saved: SavedView | undefined;
  /** The state to save. */
  query: string;
  /** The active filters that are not saved. */
  omitted: readonly NamedFilter[];
  onClose: () => void;
}
interface Named {
  name: string;
}
const Field = fieldsOf<Named>();
const schema = () =>
  import('@mirante/validation/fields.ts').then(({ form, text }) => form({ name: text(1, MAX_VIEW_NAME).required() }));

/** Names the list's current state, or renames or removes its view. */
export function ViewDialog({ views, save, remove, saved, query, omitted, onClose }: ViewDialogProps) {
  const isFull = !saved && views.length >= MAX_VIEWS;
  const [isRemoving, setRemoving] = useState(false);
  const closeAfter = async (act: () => Promise<{ error?: unknown }>) => {
    const end = await act();
    if (!end.error) onClose();
    return end;
  };
  const saveNamed = ({ name }: Named) => closeAfter(() => save({ name: name.trim(), query }));
  const removeSaved = async ({ id }: SavedView) => {
    setRemoving(true);
    await closeAfter(() => remove(id));
    setRemoving(false);
  };
  return (
    <FormDialog
      title={saved ? 'Renomear ou remover a visão' : 'Salvar esta visão'}
      about={
        isFull &&
        `Esta lista já tem ${MAX_VIEWS} visões, o máximo. Abra uma que não usa mais e remova-a para salvar outra.`
      }
      onClose={onClose}
    >
      {isFull ? (
        <Button variant="outlined" fullWidth onClick={onClose}>
          Fechar
        </Button>
      ) : (
        <PartForm
          label="Visão"
          initial={{ name: saved?.name ?? '' }}
          schema={schema}
          save={saveNamed}
          aside={
            <>
              <Button onClick={onClose}>Cancelar</Button>
              {saved && (
                <BusyButton
                  variant="outlined"
                  color="error"
                  busy={isRemoving}
                  doing="Removendo"
                  onClick={() => void removeSaved(saved)}
                >
                  Remover visão
                </BusyButton>
              )}
            </>
          }
        >
          <Field.Text name="name" label="Nome" maxLength={MAX_VIEW_NAME} autoFocus />
          <Replaced views={views} saved={saved} />
          <p className={css.note}>
            Guarda os filtros, a ordem e as linhas por página, só para você.
            {omitted.length > 0 &&
              ` Sem ${omitted.map(({ label }) => `“${label}”`).join(' e ')}: dados pessoais não são guardados.`}
          </p>
        </PartForm>
      )}
    </FormDialog>
  );
}

function Replaced({ views, saved }: Pick<ViewDialogProps, 'views' | 'saved'>) {
  const name = useFormValues<Named>().name.trim();
  const isTaken = views.some((view) => view !== saved && view.name === name);
  return (
    <p className={css.note} role="status">
      {isTaken && 'Já existe uma visão com este nome: ela é substituída.'}
    </p>
  );
}
