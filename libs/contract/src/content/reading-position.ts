import { put } from '../http.ts';
export const readingPosition = {
  /** The last page seen: the report reopens there, on any device. */
  saveReadingPosition: put('/api/v1/client/reports/:id/position', {
    what: 'Guardar a página em que parou um relatório',
    allow: { area: 'content' },
    input: () => import('./reading-position.form.ts').then((m) => m.positionForm),
    example: { page: 7, version: 1 },
  }),
};
