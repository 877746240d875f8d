import type { ResearchSettings } from '@mirante/domain/content/research-settings.ts';
import { get, put, type } from '../http.ts';
const allow = ['conteudo'] as const;
export const researchSettings = {
  /** Null until set. */
  getResearchSettings: get('/api/v1/research-settings', {
    what: 'Ver o analista e a declaração da casa',
    allow,
    returns: type<ResearchSettings>(),
  }),
  saveResearchSettings: put('/api/v1/research-settings', {
    what: 'Definir o analista e a declaração da casa',
    allow,
    input: () => import('./research-settings.form.ts').then((m) => m.researchSettingsForm),
    returns: type<ResearchSettings>(),
    refuses: ['edit_conflict'],
    example: {
      analyst_name: 'Renata Brandão',
      analyst_cnpi: 'CNPI 1234',
      statement: 'As recomendações refletem única e exclusivamente as opiniões pessoais da analista.',
    },
  }),
};
