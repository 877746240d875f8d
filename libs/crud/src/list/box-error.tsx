import { say } from '@mirante/validation/messages.ts';
import type { Filter } from './filters.tsx';
import css from './filter-box.module.css';

/** What is wrong with a filter's input. */
export const BoxError = ({ id, kind }: { id: string; kind: Filter['kind'] }) => (
  <small className={css.error} id={id} role="alert">
    {kind === 'text' ? say.textLong : say.invalid}
  </small>
);
