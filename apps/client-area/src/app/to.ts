/** Every address of the client area. Its snapshot is the route table of the specification. */
export const to = {
  home: () => '/',
  login: () => '/login',
  account: () => '/conta/dados',
  removeAccount: () => '/conta/remover',
  sessions: () => '/conta/sessoes',
  passkeys: () => '/conta/passkeys',
  privacy: () => '/conta/privacidade',
  password: () => '/trocar-senha',
  ownProducts: () => '/conta/meus-produtos',
  ownProduct: (productId: number | ':product_id') => `/conta/meus-produtos/detalhar/${productId}`,
  buy: (codes: readonly string[] = [], step?: 'paying') => `/conta/meus-produtos/comprar${queryOf(codes, step)}`,
  renew: (code: string) => `/conta/renovar/${code}`,
  productHistory: () => '/conta/historico-produtos',
  payments: () => '/conta/pagamentos',
  payment: (id: number | ':id') => `/conta/pagamentos/${id}`,
  notifications: () => '/notificacoes',
  notificationSettings: () => '/conta/notificacoes',
  help: (section?: HelpSection) => `/central-de-ajuda${section ? `#${section}` : ''}`,
  advisory: () => '/consultoria',
  mentoring: () => '/consultoria-mentorias',
  notFound: () => '/recurso-nao-encontrado',
};

/** The sections of the help centre that our pages point at. */
type HelpSection = 'acesso' | 'dados' | 'produtos' | 'pagamentos' | 'privacidade';

function queryOf(codes: readonly string[], step: 'paying' | undefined): string {
  const parts = [
    codes.length > 0 && `produtos=${codes.map(encodeURIComponent).join(',')}`,
    step && 'pagamento=true',
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
