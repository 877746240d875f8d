import { paymentMethodLabels, type PaymentMethod } from '@mirante/domain/products/payment-method.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { brl, day, dayTime } from '@mirante/domain/format.ts';
import { type PaymentType } from '@mirante/domain/sales/payment.ts';
import type { Mail } from './port.ts';

export interface To {
  name: string;
  email: string;
}

/** Every mail the house sends. `what` is a paragraph; words above a link become its button. */
export const mail = ({ name, email }: To, subject: string, ...paragraphs: string[]): Mail => ({
  to: email,
  subject: oneLine(subject),
  text: [
    `Olá, ${oneLine(name).split(' ')[0]}!`,
    ...paragraphs,
    `Equipe ${brand.name}\n${brand.legal_name}, CNPJ ${brand.cnpj}`,
  ].join('\n\n'),
});
export const button = (words: string, link: string) => `${words}:\n${link}`;
// A name is typed by strangers: it must not begin lines of its own.
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const notYou = 'Se não foi você, ignore esta mensagem: nada será alterado.';

export const texts = {
  welcome: (to: To & { link: string }): Mail =>
    mail(
      to,
      `Boas-vindas! Confirme seu email na ${brand.name}`,
      `Que bom ter você na ${brand.name}. Sua conta já foi criada; falta só confirmar que este email é seu.`,
      button('Confirmar meu email', to.link),
      'Confirme em até 7 dias para não interromper o seu acesso.',
    ),

  confirm: (to: To & { link: string }): Mail =>
    mail(
      to,
      'Confirme seu email',
      `Para voltar a entrar na ${brand.name}, confirme que este email é seu.`,
      button('Confirmar meu email', to.link),
      notYou,
    ),

  reset: (to: To & { link: string }): Mail =>
    mail(
      to,
      'Redefinição de senha',
      'Recebemos um pedido para redefinir a sua senha. O link vale por 10 minutos e só pode ser usado uma vez.',
      button('Definir nova senha', to.link),
      notYou,
    ),

  passwordChanged: (to: To): Mail =>
    mail(
      to,
      'Sua senha foi alterada',
      'A senha da sua conta acaba de ser alterada, e todas as sessões abertas foram encerradas.',
      'Se não foi você, fale agora com o nosso suporte.',
      button('Falar com o suporte', brand.support_url),
    ),

  /** Changed within a session, which goes on. */
  ownPasswordChanged: (to: To): Mail =>
    mail(
      to,
      'Sua senha foi alterada',
      'A senha da sua conta acaba de ser alterada. As sessões abertas em outros aparelhos foram encerradas.',
      'Se não foi você, fale agora com o nosso suporte.',
      button('Falar com o suporte', brand.support_url),
    ),

  /** To the address the account has, whatever was typed. */
  changeAsked: (to: To & { link: string; changes: readonly string[] }): Mail =>
    mail(
      to,
      'Confirme a alteração dos seus dados',
      `Uma compra feita com o seu CPF informou dados diferentes dos que temos: ${to.changes.join(', ')}. A compra já está na sua conta. Os seus dados só mudam se você conferir e confirmar; a sua senha não muda.`,
      button('Conferir a alteração', to.link),
      'Abrir o link não muda nada: a página mostra o que mudaria, e ali você confirma ou diz que não foi você. Ele vale por 24 horas.',
    ),

  changed: (to: To & { changes: readonly string[] }): Mail =>
    mail(
      to,
      'Seus dados foram alterados',
      `Como você confirmou, alteramos na sua conta: ${to.changes.join(', ')}.`,
      'Se não foi você, fale agora com o nosso suporte.',
      button('Falar com o suporte', brand.support_url),
    ),

  /** What our own people changed; to the old address too where it is the address. */
  changedByStaff: (to: To & { changes: readonly string[] }): Mail =>
    mail(
      to,
      'Seus dados foram alterados',
      `A nossa equipe alterou na sua conta: ${to.changes.join(', ')}.`,
      'Se você não pediu isso, fale agora com o nosso suporte.',
      button('Falar com o suporte', brand.support_url),
    ),

  /** The password itself is told by whoever reset it. */
  passwordResetByStaff: (to: To & { link: string }): Mail =>
    mail(
      to,
      'Sua senha foi redefinida',
      'A nossa equipe redefiniu a senha da sua conta e informa a você a senha provisória. Ela vale por 24 horas, só para entrar e escolher uma nova. As sessões abertas foram encerradas.',
      button('Acessar minha conta', to.link),
      `Se você não pediu isso, fale agora com o nosso suporte: ${brand.support_url}`,
    ),

  /** To the new address. */
  emailAsked: (to: To & { link: string }): Mail =>
    mail(
      to,
      'Confirme seu novo email de acesso',
      `Recebemos um pedido para que este passe a ser o seu email de acesso à ${brand.name}. O link vale por 24 horas.`,
      button('Confirmar o novo email', to.link),
      notYou,
    ),

  /** To the address that the account has until then. */
  emailWarned: (to: To & { link: string; fresh: string }): Mail =>
    mail(
      to,
      'Troca do seu email de acesso',
      `Foi pedida a troca do seu email de acesso para ${to.fresh}. Ela só acontece depois de confirmada nesse endereço, em até 24 horas.`,
      'Se foi você, não é preciso fazer nada por aqui.',
      button('Não fui eu: cancelar a troca', to.link),
      'Se não foi você, troque também a sua senha.',
    ),

  erasureReceived: (to: To & { id: number; at: string }): Mail =>
    mail(
      to,
      'Recebemos o seu pedido de exclusão de dados',
      `Registramos em ${dayTime(to.at)} o seu pedido de exclusão de dados pessoais (protocolo ${to.id}). Nossa equipe responde por este email em até 15 dias.`,
      'Os registros de pagamentos são mantidos pelo prazo que a lei exige, sem o seu nome.',
      'Se não foi você, fale agora com o nosso suporte.',
      button('Falar com o suporte', brand.support_url),
    ),

  /** Answered without removing anything. */
  erasureClosed: (to: To & { id: number; answer: string }): Mail =>
    mail(
      to,
      'Resposta ao seu pedido de exclusão de dados',
      `Encerramos o seu pedido de exclusão de dados pessoais (protocolo ${to.id}). A sua conta continua como está.`,
      oneLine(to.answer),
      'Você pode fazer um novo pedido quando quiser, na página da sua conta.',
    ),

  accountRemoved: (to: To): Mail =>
    mail(
      to,
      'Sua conta foi removida',
      `A sua conta na ${brand.name} foi removida, e os seus dados pessoais foram apagados.`,
      'Por obrigação legal, guardamos apenas os registros dos pagamentos, que já não trazem o seu nome.',
      'Obrigado por ter caminhado conosco.',
    ),

  pixPending: (to: To & { link: string; products: readonly string[]; total: number; due: string | null }): Mail =>
    mail(
      to,
      'Seu Pix está esperando',
      `Falta pouco para liberar o seu acesso a ${to.products.join(', ')}. Pague ${brl(to.total)} por Pix${to.due ? ` até ${dayTime(to.due)}` : ''}.`,
      button('Ver o código Pix', to.link),
      'O acesso é liberado assim que o pagamento for confirmado.',
    ),

  boletoPending: (
    to: To & { link: string; line: string; products: readonly string[]; total: number; due: string | null },
  ): Mail =>
    mail(
      to,
      'Seu boleto chegou',
      `Aqui está o boleto de ${brl(to.total)} da sua assinatura de ${to.products.join(', ')}${to.due ? `, com vencimento em ${dayTime(to.due).slice(0, 10)}` : ''}.`,
      button('Abrir o boleto', to.link),
      `Linha digitável:\n${to.line}`,
      'A confirmação pode levar até 2 dias úteis depois do pagamento.',
    ),

  /** `gives` names each product with the end of its access, null for life. */
  receipt: (
    to: To & {
      link: string;
      gives: readonly Given[];
      total: number;
      method: PaymentMethod;
      installments: number;
      type: PaymentType;
      paymentId: number;
      at: string;
    },
  ): Mail =>
    mail(
      to,
      'Pagamento confirmado',
      `Recebemos ${brl(to.total)} em ${dayTime(to.at)} (${howPaid(to)}, pagamento ${to.paymentId}).`,
      `${to.type === 'renew' ? 'A sua assinatura está renovada' : 'O seu acesso está liberado'}:\n${list(to.gives)}`,
      button('Acessar minha conta', to.link),
      'Bons investimentos!',
    ),

  /** Where there was nothing to pay. */
  granted: (to: To & { link: string; gives: readonly Given[] }): Mail =>
    mail(
      to,
      'Seu acesso está liberado',
      `O seu acesso está liberado, sem custo:\n${list(to.gives)}`,
      button('Acessar minha conta', to.link),
      'Bons investimentos!',
    ),

  /** A product of theirs ends in `daysLeft` calendar days; below 0 it has ended. */
  ending: ({
    product,
    until,
    daysLeft,
    next,
    ...to
  }: To & { product: string; until: string; daysLeft: number; next: NextStep }): Mail =>
    mail(
      to,
      endingSubject(product, daysLeft),
      `O seu acesso a ${product} ${daysLeft < 0 ? 'terminou em' : 'vai até'} ${day(until)}${daysLeft === 0 ? ', hoje, às 23:59' : ''}.`,
      ...nextWords[next.kind](next),
    ),
};

interface Given {
  product: string;
  until: string | null;
}
const list = (gives: readonly Given[]) =>
  gives.map(({ product, until }) => `• ${product}, ${until ? `até ${day(until)}` : 'para sempre'}`).join('\n');
const howPaid = ({ method, installments }: { method: PaymentMethod; installments: number }) =>
  `${paymentMethodLabels[method]}${installments > 1 ? ` em ${installments}x` : ''}`;

/** What the owner of what ends can do about it. */
export type NextStep = { kind: 'renew' | 'pay' | 'buy'; link: string } | { kind: 'ask'; link?: undefined };

function endingSubject(product: string, daysLeft: number): string {
  if (daysLeft < 0) return `Sua assinatura de ${product} terminou`;
  if (daysLeft === 0) return `Sua assinatura de ${product} termina hoje`;
  return daysLeft === 1
    ? `Sua assinatura de ${product} termina amanhã`
    : `Faltam ${daysLeft} dias para o fim da sua assinatura de ${product}`;
}

const nextWords: Record<NextStep['kind'], (next: NextStep) => string[]> = {
  renew: ({ link = '' }) => [
    'Renove agora e ganhe mais um ano, contado a partir desse dia: você não perde nenhum dia do que já pagou.',
    button('Renovar minha assinatura', link),
  ],
  pay: ({ link = '' }) => [
    'A sua renovação já foi pedida e só aguarda o pagamento. Assim que ele for confirmado, você ganha mais um ano de acesso.',
    button('Ver o pagamento', link),
    'Se você já pagou, não é preciso fazer mais nada.',
  ],
  buy: ({ link = '' }) => ['Você pode voltar quando quiser: basta assinar de novo.', button('Assinar novamente', link)],
  ask: () => [
    'Para continuar com o acesso, fale com a nossa equipe.',
    button('Falar com o suporte', brand.support_url),
  ],
};
