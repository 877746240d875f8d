/** Every address of the client area. Its snapshot is the route table of the specification. */
export const to = {
  home: () => '/',
  login: () => '/login',
  ownProducts: () => '/conta/meus-produtos',
  payments: () => '/conta/pagamentos',
  payment: (id: number | ':id') => `/conta/pagamentos/${id}`,
  notFound: () => '/recurso-nao-encontrado',
};
