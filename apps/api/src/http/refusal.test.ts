import { nameOf, auditedResources } from '@mirante/domain/house/audit.ts';
import { expect, it } from 'vitest';
import { notFound } from './refusal.ts';

it('a 404 message agrees with the gender of its noun', () => {
  const feminine = auditedResources.map(nameOf).filter((name) => notFound(name).message === `${name} não encontrada.`);
  expect(feminine).toMatchInlineSnapshot(`
    [
      "Pergunta da oferta",
      "Notícia",
      "Tag",
      "Mensagem",
      "Resposta pronta",
      "Notificação",
      "Analista e declaração",
      "Ação",
      "Carteira de ações",
      "Categoria de fundos",
      "Carteira",
      "Operação",
      "Mensagem do mural",
      "Cotação",
      "Cota de fundo",
      "Carga de cotações",
      "Busca de cotações",
      "Tarefa que falhou",
      "Divergência",
    ]
  `);
});
