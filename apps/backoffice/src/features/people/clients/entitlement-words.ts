import { capitalise } from '@mirante/domain/capitalise.ts';
import { openersOf } from '@mirante/domain/access.ts';
import { day, dayTime } from '@mirante/domain/format.ts';
import {
  areaWords,
  type AcquisitionOrigin,
  type ClosedAcquisition,
  type EntitledArea,
  type EntitledKind,
  type EntitlementOpening,
  type ItemEntitlement,
  type ItemProblem,
  type LoginProblem,
} from '@mirante/domain/house/client-entitlements.ts';
import type { StatusStyle } from '@mirante/domain/status-style.ts';

const origins: Record<AcquisitionOrigin, string> = {
  purchase: 'compra',
  renewal: 'renovação',
  courtesy: 'cortesia',
  free: 'compra sem custo',
  guest_order: 'pedido sem login',
  granted: 'veio com outra compra',
  unknown: 'sem pagamento',
};

/** "Compra, que vale até 12/03/2027", or "Incluído em Invest (cortesia), que não vence". */
export function productOpeningWords({ acquisition, path }: EntitlementOpening): string {
  const origin = origins[acquisition.origin];
  const via = path.length > 1 ? `Incluído em ${containers(path)} (${origin})` : capitalise(origin);
  return `${via}, ${untilWords(acquisition.expires_at)}`;
}

/** "Top Fundos, incluído em Invest (cortesia), que não vence". */
export function itemOpeningWords({ acquisition, path }: EntitlementOpening): string {
  const via = path.length > 1 ? `, incluído em ${containers(path)}` : '';
  return `${path.at(-1)!.name}${via} (${origins[acquisition.origin]}), ${untilWords(acquisition.expires_at)}`;
}

/** From the nearest one up to the acquired one. */
const containers = (path: EntitlementOpening['path']) =>
  path
    .slice(0, -1)
    .toReversed()
    .map(({ name }) => name)
    .join(', que faz parte de ');
const untilWords = (end: string | null) => (end ? `que vale até ${day(end)}` : 'que não vence');

/** Why an acquisition opens nothing now. */
export function closedWords({ reason, at, cancel_reason_name: type }: ClosedAcquisition): string {
  return {
    expired: `Expirou em ${day(at)}`,
    cancelled: `Cancelado em ${day(at)}${type ? `: ${type}` : ''}`,
    pending_payment: `Pagamento pendente, pedido em ${day(at)}`,
    no_payment: `Pagamento não realizado, pedido em ${day(at)}`,
  }[reason];
}

/** What the end of an acquisition, or its missing payment, keeps closed besides its product. */
export function includedWords({ reason, included }: ClosedAcquisition): string {
  const hasEnded = reason === 'expired' || reason === 'cancelled';
  return `${hasEnded ? 'Com ele deixou de abrir' : 'Com o pagamento abre também'}: ${namesOf(included)}`;
}

/** Many products would bury the rest. */
const LISTED = 7;
export const namesOf = (products: readonly Named[]): string => listOf(products, 'conjunction');
export const anyOf = (products: readonly Named[]): string => listOf(products, 'disjunction');

interface Named {
  name: string;
}
function listOf(products: readonly Named[], type: 'conjunction' | 'disjunction'): string {
  const names = products.map(({ name }) => name);
  if (names.length <= LISTED) return new Intl.ListFormat('pt-BR', { type }).format(names);
  return `${names.slice(0, LISTED - 1).join(', ')} e mais ${names.length - LISTED + 1}`;
}

/** What opens an area now, or would. */
export function areaReason({ area, products, opened_with }: EntitledArea): string {
  if (products.length > 0) return `Por ${namesOf(products)}`;
  if (openersOf(area) === 'any') return 'Abre com qualquer produto';
  return opened_with.length > 0 ? `Abre com ${anyOf(opened_with)}` : 'Nenhum produto à venda a abre';
}
export const areaLook = ({ products }: EntitledArea): StatusStyle =>
  products.length > 0
    ? { label: 'Abre', tone: 'success', mark: 'dot' }
    : { label: 'Não abre', tone: 'neutral', mark: 'dash' };

/** Each kind's name, with its article, and whether it is feminine. */
const kinds: Record<EntitledKind, { name: string; one: string; feminine: boolean }> = {
  portfolio: { name: 'Carteira de fundos', one: 'a carteira', feminine: true },
  stock_portfolio: { name: 'Carteira de ações', one: 'a carteira', feminine: true },
  fund: { name: 'Fundo', one: 'o fundo', feminine: false },
  stock: { name: 'Ação', one: 'a ação', feminine: true },
  report: { name: 'Relatório', one: 'o relatório', feminine: false },
  video: { name: 'Vídeo', one: 'o vídeo', feminine: false },
  news: { name: 'Notícia', one: 'a notícia', feminine: true },
  board: { name: 'Recado', one: 'o recado', feminine: false },
};
export const kindName = (kind: EntitledKind): string => kinds[kind].name;

export interface Verdict {
  look: StatusStyle;
  text: string;
}
/** The answer in one sentence. */
export function verdictOf(item: ItemEntitlement): Verdict {
  const { one } = kinds[item.kind];
  if (item.problems.length > 0) return { look: hidden, text: `O cliente não vê ${one}.` };
  const { login_problem: login } = item;
  if (login) return { look: hidden, text: `Os produtos abrem ${one}, mas ${loginProblems[login.reason].brief}.` };
  return { look: seen, text: `O cliente vê ${one}.` };
}
const seen: StatusStyle = { label: 'VÊ', tone: 'success', mark: 'dot' };
const hidden: StatusStyle = { label: 'NÃO VÊ', tone: 'warning', mark: 'dash' };

export function problemWords(problem: ItemProblem, { kind, date, area }: ItemEntitlement): string {
  const { one, feminine } = kinds[kind];
  const it = feminine ? 'a' : 'o';
  return {
    draft: `É um rascunho: nenhum cliente ${it} vê até a publicação.`,
    scheduled: `Está agendad${it} para ${dayTime(date)}: até lá, nenhum cliente ${it} vê.`,
    inactive: `Está inativ${it}: nenhum cliente ${it} vê.`,
    product: `O cliente não tem, valendo agora, um produto que abra ${one}.`,
    area: `O cliente tem um produto d${one}, mas nenhum que abra a área ${areaWords[area].name}, onde se vê.`,
  }[problem];
}

interface LoginProblemWords {
  title: string;
  brief: string;
  text: (at: string | null) => string;
}
/** Why the client cannot log in. */
export const loginProblems: Record<LoginProblem['reason'], LoginProblemWords> = {
  email_not_confirmed: {
    title: 'Este cliente não consegue entrar',
    brief: 'o cliente não consegue entrar',
    text: (at) =>
      `O email não foi confirmado até ${day(at)}. Confirme-o no perfil, ou peça que use o link do email enviado.`,
  },
  email_released: {
    title: 'Este cliente não consegue entrar',
    brief: 'o cliente não consegue entrar',
    text: () =>
      'Quem recebe o email da conta disse que ela não é sua. Confira de quem é a conta, e informe o email certo no perfil.',
  },
  password_expired: {
    title: 'Este cliente não consegue entrar',
    brief: 'o cliente não consegue entrar',
    text: (at) => `A senha provisória venceu em ${dayTime(at)}. Redefina a senha outra vez no perfil.`,
  },
  must_change_password: {
    title: 'Este cliente ainda não definiu a sua senha',
    brief: 'falta o cliente definir a sua senha',
    text: (at) => `Até trocar a senha provisória, entra mas não vê nada.${at ? ` Ela vale até ${dayTime(at)}.` : ''}`,
  },
};
