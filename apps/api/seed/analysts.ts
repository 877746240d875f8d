import type { Written } from './copy-rows.ts';
import { researchSettings } from './research-settings.ts';

const analysts: readonly (readonly [name: string, cnpi: string, presentation: string])[] = [
  [
    researchSettings.analyst_name,
    researchSettings.analyst_cnpi,
    'Assina os relatórios da casa. Cobre bancos e energia há quinze anos, e só recomenda o que consegue explicar.',
  ],
  [
    'Beatriz Sampaio',
    'EM-2716',
    'Acompanha fundos e renda fixa. Lê cada carteira que se abre e pergunta aos gestores o que ela não conta.',
  ],
  [
    'Henrique Yamada',
    'CNPI-T 3088',
    'Conduz o Full Trader, com a entrada, o alvo e o stop ditos antes de cada operação.',
  ],
];

/** The demonstration house's analysts. */
export const analystRows = (at: Date): Written<'analyst'>[] =>
  analysts.map(([name, cnpi, presentation], i) => ({
    id: i + 1,
    name,
    cnpi,
    presentation,
    position: i + 1,
    created_at: at,
    updated_at: at,
  }));
