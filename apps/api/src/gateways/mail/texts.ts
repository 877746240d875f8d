import {
  CHANGE_LINK_HOURS,
  EMAIL_LINK_HOURS,
  RESET_LINK_MINUTES,
  TEMPORARY_PASSWORD_HOURS,
} from '@mirante/domain/access/lifetimes.ts';
import { CONFIRM_WITHIN_DAYS } from '@mirante/domain/access/mailed-link.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { brl, dayTime } from '@mirante/domain/format.ts';
import { ERASURE_ANSWER_DAYS } from '@mirante/domain/people/account.ts';
import { button, ifNotYou, mail, oneLine, supportButton, type To, type ToAccount } from './compose.ts';
import type { Mail } from './port.ts';

const notYou = 'Se não foi você, ignore esta mensagem: nada será alterado.';
const notYouAdvice = 'Se não foi você, fale agora com o nosso suporte.';

const ofStaff = { client: '', user: ' da área da equipe' } as const;
const toStaff = { client: '', user: ' à área da equipe' } as const;

/** Mails about a client's account; those about a password or an address are to staff too. */
export const texts = {
  welcome: (to: To & { link: string }): Mail =>
    mail(
      to,
      `Boas-vindas! Confirme seu email na ${brand.name}`,
      `Que bom ter você na ${brand.name}. Sua conta já foi criada; falta só confirmar que este email é seu.`,
      button('Confirmar meu email', to.link),
      `Confirme em até ${CONFIRM_WITHIN_DAYS} dias para não interromper o seu acesso.`,
      'Não foi você que criou esta conta? Abra o mesmo link e diga isso, em vez de confirmar.',
    ),

  confirm: (to: To & { link: string }): Mail =>
    mail(
      to,
      'Confirme seu email',
      `Para entrar na ${brand.name}, confirme que este email é seu.`,
      button('Confirmar meu email', to.link),
      'A conta não é sua? Abra o mesmo link e diga isso, em vez de confirmar: nada mais dela chega a este email.',
    ),

  reset: (to: ToAccount & { link: string }): Mail =>
    mail(
      to,
      `Redefinição de senha${ofStaff[to.role]}`,
      `Recebemos um pedido para redefinir a sua senha${ofStaff[to.role]}. O link vale por ${RESET_LINK_MINUTES} minutos e só pode ser usado uma vez.`,
      button('Definir nova senha', to.link),
      notYou,
    ),

  passwordChanged: (to: ToAccount): Mail =>
    mail(
      to,
      'Sua senha foi alterada',
      `A senha da sua conta${ofStaff[to.role]} foi alterada, e todas as sessões abertas foram encerradas.`,
      ...ifNotYou(to.role),
    ),

  /** Changed within a session, which continues. */
  ownPasswordChanged: (to: ToAccount): Mail =>
    mail(
      to,
      'Sua senha foi alterada',
      `A senha da sua conta${ofStaff[to.role]} foi alterada. As sessões abertas em outros aparelhos foram encerradas.`,
      ...ifNotYou(to.role),
    ),

  /** To the account's address, whatever was typed. */
  changeAsked: (to: To & { link: string; changes: readonly string[] }): Mail =>
    mail(
      to,
      'Confirme a alteração dos seus dados',
      `Uma compra feita com o seu CPF informou dados diferentes dos que temos: ${to.changes.join(', ')}. A compra já está na sua conta. Os seus dados só mudam se você conferir e confirmar; a sua senha não muda.`,
      button('Conferir a alteração', to.link),
      `Abrir o link não muda nada: a página mostra o que mudaria, e ali você confirma ou diz que não foi você. Ele vale por ${CHANGE_LINK_HOURS} horas.`,
    ),

  changed: (to: To & { changes: readonly string[] }): Mail =>
    mail(
      to,
      'Seus dados foram alterados',
      `Como você confirmou, alteramos na sua conta: ${to.changes.join(', ')}.`,
      notYouAdvice,
      supportButton,
    ),

  /** Changed by staff; also to the old address if that changed. */
  changedByStaff: (to: To & { changes: readonly string[] }): Mail =>
    mail(
      to,
      'Seus dados foram alterados',
      `A nossa equipe alterou na sua conta: ${to.changes.join(', ')}.`,
      'Se você não pediu isso, fale agora com o nosso suporte.',
      supportButton,
    ),

  /** The password itself is communicated by staff. */
  passwordResetByStaff: (to: To & { link: string }): Mail =>
    mail(
      to,
      'Sua senha foi redefinida',
      `A nossa equipe redefiniu a senha da sua conta e informa a você a senha provisória. Ela vale por ${TEMPORARY_PASSWORD_HOURS} horas, só para entrar e escolher uma nova. As sessões abertas foram encerradas.`,
      button('Acessar minha conta', to.link),
      `Se você não pediu isso, fale agora com o nosso suporte: ${brand.support_url}`,
    ),

  /** To the new address. */
  emailAsked: (to: ToAccount & { link: string }): Mail =>
    mail(
      to,
      `Confirme seu novo email de acesso${toStaff[to.role]}`,
      `Recebemos um pedido para que este passe a ser o seu email de acesso${toStaff[to.role] || ` à ${brand.name}`}. O link vale por ${EMAIL_LINK_HOURS} horas.`,
      button('Confirmar o novo email', to.link),
      notYou,
    ),

  /** To the current address. */
  emailWarned: (to: ToAccount & { link: string; fresh: string }): Mail =>
    mail(
      to,
      `Troca do seu email de acesso${toStaff[to.role]}`,
      `Foi pedida a troca do seu email de acesso${toStaff[to.role]} para ${to.fresh}. Ela só acontece depois de confirmada nesse endereço, em até ${EMAIL_LINK_HOURS} horas.`,
      'Se foi você, não é preciso fazer nada por aqui.',
      button('Não fui eu: cancelar a troca', to.link),
      'Se não foi você, troque também a sua senha.',
    ),

  erasureReceived: (to: To & { id: number; at: string }): Mail =>
    mail(
      to,
      'Recebemos o seu pedido de exclusão de dados',
      `Registramos em ${dayTime(to.at)} o seu pedido de exclusão de dados pessoais (protocolo ${to.id}). Nossa equipe responde por este email em até ${ERASURE_ANSWER_DAYS} dias.`,
      'Os registros de pagamentos são mantidos pelo prazo que a lei exige, sem o seu nome.',
      'Mudou de ideia? Enquanto não respondermos, você pode retirar o pedido na sua área, em Privacidade.',
      notYouAdvice,
      supportButton,
    ),

  erasureWithdrawn: (to: To & { id: number }): Mail =>
    mail(
      to,
      'Seu pedido de exclusão de dados foi retirado',
      `Você retirou o seu pedido de exclusão de dados pessoais (protocolo ${to.id}). Nada foi apagado, e a sua conta continua como está.`,
      'Se não foi você, troque a sua senha e fale agora com o nosso suporte.',
      supportButton,
    ),

  /** Answered without a removal. */
  erasureClosed: (to: To & { id: number; answer: string }): Mail =>
    mail(
      to,
      'Resposta ao seu pedido de exclusão de dados',
      `Encerramos o seu pedido de exclusão de dados pessoais (protocolo ${to.id}). A sua conta continua como está.`,
      oneLine(to.answer),
      'Você pode fazer um novo pedido quando quiser, na sua área, em Privacidade.',
    ),

  /** `voided` are its orders that could still be paid. */
  accountRemoved: (to: To & { voided: readonly { products: readonly string[]; total: number }[] }): Mail =>
    mail(
      to,
      'Sua conta foi removida',
      `A sua conta na ${brand.name} foi removida, e os seus dados pessoais foram apagados.`,
      ...(to.voided.length > 0 ? [voidedWords(to.voided)] : []),
      'Por obrigação legal, guardamos apenas os registros dos pagamentos, que já não trazem o seu nome.',
      'Obrigado por ter caminhado conosco.',
    ),
};

const voidedWords = (orders: readonly { products: readonly string[]; total: number }[]): string =>
  `O que esperava pagamento foi cancelado: ${orders.map(({ products, total }) => `${products.join(', ')} (${brl(total)})`).join('; ')}. Não pague mais. Se você já pagou, fale com o nosso suporte: ${brand.support_url}`;
