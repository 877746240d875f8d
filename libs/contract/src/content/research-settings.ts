import type { ResearchSettings } from '@mirante/domain/content/research-settings.ts';
import { form, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { get, put, type } from '../http.ts';

export const researchSettingsForm = form({
  analyst_name: text(1, 100).required(say.textRequired),
  analyst_cnpi: text(1, 20).required(say.textRequired),
  statement: text(1, 2048).required(say.textRequired),
});

const allow = ['conteudo'] as const;
export const researchSettings = {
  /** Empty until somebody sets them. */
  getResearchSettings: get('/api/v1/research-settings', {
    what: 'Ver o analista e a declaração da casa',
    allow,
    returns: type<ResearchSettings>(),
  }),
  saveResearchSettings: put('/api/v1/research-settings', {
    what: 'Definir o analista e a declaração da casa',
    allow,
    input: researchSettingsForm,
    returns: type<ResearchSettings>(),
    refuses: ['edit_conflict'],
    example: {
      analyst_name: 'Renata Brandão',
      analyst_cnpi: 'CNPI 1234',
      statement: 'As recomendações refletem única e exclusivamente as opiniões pessoais da analista.',
    },
  }),
};
