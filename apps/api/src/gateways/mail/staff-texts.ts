import { INVITE_LINK_DAYS } from '@mirante/domain/access/lifetimes.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import type { Mail } from './port.ts';
import { button, mail, type To } from './compose.ts';

const notYouAdvice = 'Se não foi você, avise agora um administrador do sistema.';

/** Mails to staff. */
export const staffTexts = {
  invite: (to: To & { link: string; login: string }): Mail =>
    mail(
      to,
      `Seu acesso à área da equipe da ${brand.name}`,
      `Uma conta da equipe da ${brand.name} foi criada para este email. Para começar, escolha a sua senha.`,
      button('Definir minha senha', to.link),
      `O link vale por ${INVITE_LINK_DAYS} dias e só pode ser usado uma vez. Se ele vencer, use “Esqueceu a senha?” na tela de acesso.`,
      button('Ir para a área da equipe', to.login),
    ),

  dailyLimit: (to: To & { by: string; what: string }): Mail =>
    mail(
      to,
      'Limite diário atingido',
      `${to.by} chegou ao limite de ${to.what} em um dia. O que passou do limite foi recusado.`,
      'Se isso não era esperado, confira em Alterações o que foi feito e, se preciso, remova o usuário em Usuários: as sessões dele terminam na hora.',
      'Este aviso vai a todos os administradores.',
    ),

  dataChanged: (to: To & { changes: readonly string[] }): Mail =>
    mail(
      to,
      'Seus dados foram alterados',
      `Alteramos na sua conta da equipe, a pedido de quem estava nela: ${to.changes.join(', ')}.`,
      notYouAdvice,
    ),

  secondFactorOn: (to: To): Mail =>
    mail(
      to,
      'Segundo fator ligado',
      'A partir de agora, entrar na sua conta pede também um código do aplicativo autenticador. As outras sessões abertas foram encerradas.',
      notYouAdvice,
    ),

  secondFactorOff: (to: To): Mail =>
    mail(to, 'Segundo fator desligado', 'A partir de agora, entrar na sua conta pede apenas a senha.', notYouAdvice),

  secondFactorReset: (to: To & { by: string }): Mail =>
    mail(
      to,
      'Segundo fator desligado',
      `O segundo fator da sua conta foi desligado por ${to.by}, e as sessões abertas foram encerradas. Entre com a sua senha e ligue-o novamente em Segurança.`,
      notYouAdvice,
    ),

  recoveryCodesRenewed: (to: To): Mail =>
    mail(
      to,
      'Novos códigos de recuperação',
      'Foram gerados novos códigos de recuperação para a sua conta, e os anteriores deixaram de valer. Com um deles e a sua senha, entra-se sem o aplicativo autenticador.',
      notYouAdvice,
    ),

  /** `what` it was used for, as in “Alguém …”. */
  recoveryCodeUsed: (to: To & { what: string; left: number }): Mail =>
    mail(
      to,
      'Um código de recuperação foi usado',
      `Alguém ${to.what} com um código de recuperação. ${leftWords(to.left)}`,
      notYouAdvice,
    ),
};

function leftWords(left: number): string {
  if (left === 0) return 'Não resta nenhum: gere novos em Segurança.';
  return left === 1 ? 'Resta 1: gere novos em Segurança.' : `Restam ${left}.`;
}
