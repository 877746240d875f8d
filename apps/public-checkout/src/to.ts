/** The addresses of this app, as its router knows them. */
export const to = {
  offer: '/',
  signUp: (codes: string, coupon?: string | null) =>
    `/cadastro?${new URLSearchParams({ produtos: codes, ...(coupon && { cupom: coupon }) })}`,
  login: '/login',
  recovery: '/esqueci-a-senha',
  pix: (code: string) => `/pix-qr-code/${encodeURIComponent(code)}`,
  bought: '/compra-concluida',
  notFound: '/recurso-nao-encontrado',
};
