import { heading, testScreens } from '../support/accessible.ts';

testScreens('nobody', 'the record and its method', {
  '/historico': heading('Histórico de recomendações'),
  '/historico/operacoes': heading('Histórico de operações'),
  '/historico/raizes': heading('Raízes publicadas'),
  '/metodologia': heading('Metodologia'),
});
