import type { Written } from './copy-rows.ts';

/** The analyst responsible for the demonstration house's research. */
export const researchSettings: Omit<Written<'research_settings'>, 'updated_at'> = {
  id: 1,
  analyst_name: 'Rafael Nogueira',
  analyst_cnpi: 'EM-9041',
  statement:
    'As recomendações deste relatório refletem única e exclusivamente as minhas opiniões pessoais e foram feitas de forma independente, inclusive em relação à Mirante.',
};
