import { Link, useLocation } from 'react-router';
import { to } from './to.ts';

const trails: readonly { path: RegExp; trail: readonly (readonly [label: string, address?: string])[] }[] = [
  { path: /^\/$/, trail: [['Início']] },
  { path: /^\/conta\/meus-produtos$/, trail: [['Minha conta'], ['Meus produtos']] },
  { path: /^\/conta\/pagamentos$/, trail: [['Minha conta'], ['Pagamentos']] },
  { path: /^\/conta\/pagamentos\//, trail: [['Minha conta'], ['Pagamentos', to.payments()], ['Detalhe']] },
];

/** Where the page stands, in the top bar. */
export function Crumb() {
  const { pathname } = useLocation();
  const trail = trails.find(({ path }) => path.test(pathname))?.trail ?? [];
  return trail.map(([label, address], i) => (
    <span key={label}>
      {i > 0 && <span aria-hidden="true"> › </span>}
      {address ? <Link to={address}>{label}</Link> : label}
    </span>
  ));
}
