import { form, whole } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
import { put } from '../http.ts';

const LAST_PAGE = 100_000;
export const positionForm = form({
  page: whole(1, LAST_PAGE).required(say.required),
  /** Of the PDF that was open. */
  version: whole(1, LAST_PAGE).required(say.required),
});
export type PositionForm = InferType<typeof positionForm>;

export const readingPosition = {
  /** The page last seen: a report goes on from there, on any device. */
  saveReadingPosition: put('/api/v1/client/reports/:id/position', {
    what: 'Guardar a página em que parou um relatório',
    allow: { area: 'content' },
    input: positionForm,
    example: { page: 7, version: 1 },
  }),
};
