import type { FormEvent } from 'react';

/** For a form whose fields are inert while it is sent: one in which Enter was pressed would lose the focus. */
export const focusSubmit = ({ currentTarget: form }: FormEvent<HTMLFormElement>): void =>
  form.querySelector<HTMLElement>('[type=submit]')?.focus();
