import type { Written } from './copy.ts';

/** Who answers for the demonstration house's research. */
export const researchSettings = (updated_at: Date): Written<'research_settings'> => ({
  id: 1,
  analyst_name: 'Marcos Tavares',
  analyst_cnpi: 'CNPI 0000',
  statement:
    'As recomendações deste relatório refletem única e exclusivamente as minhas opiniões pessoais e foram feitas de forma independente, inclusive em relação à Mirante.',
  updated_at,
});
