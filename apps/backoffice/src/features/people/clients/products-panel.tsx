import { clientProductStatusStyle, type ClientProduct } from '@mirante/domain/products/client-product.ts';
import { ABSENT, day } from '@mirante/domain/format.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { ScrollRegion } from '@mirante/ui-kit/states/scroll-region.tsx';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { to } from '../../../app/to.ts';
import { endWords } from '../../../shared/end-words.ts';
import css from './client-page.module.css';

interface Props {
  clientId: number;
  products: readonly ClientProduct[];
}

/** All of a client's acquisitions, newest first. */
export function ProductsPanel({ clientId, products }: Props) {
  const phone = useMediaQuery('(max-width:899px)');
  const newestFirst = products.toSorted((a, b) => b.id - a.id);
  const Acquisitions = phone ? ProductCards : ProductTable;
  return (
    <Panel title="Produtos" aside={products.length === 1 ? '1 aquisição' : `${products.length} aquisições`}>
      {products.length > 0 ? (
        <Acquisitions clientId={clientId} products={newestFirst} />
      ) : (
        <Typography color="textSecondary">Este cliente ainda não tem produtos.</Typography>
      )}
    </Panel>
  );
}

const ProductTable = ({ clientId, products }: Props) => (
  <ScrollRegion className={css.products} label="Tabela dos produtos">
    <Table aria-label="Produtos">
      <TableHead>
        <TableRow>
          {['ID', 'Produto', 'Situação', 'Início', 'Expira em', 'Pagamento'].map((label) => (
            <TableCell key={label}>{label}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {products.map((product) => (
          <TableRow key={product.id}>
            <TableCell className={css.id}>{product.id}</TableCell>
            <TableCell className={css.name}>
              <Name clientId={clientId} product={product} />
            </TableCell>
            <TableCell>
              <Situation product={product} />
            </TableCell>
            <TableCell>{day(product.starts_at ?? product.created_at)}</TableCell>
            <TableCell>{endWords(product, day)}</TableCell>
            <TableCell>
              {product.payment_id ? <PaymentLink id={product.payment_id}>{product.payment_id}</PaymentLink> : ABSENT}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </ScrollRegion>
);

const ProductCards = ({ clientId, products }: Props) => (
  <ul className={css.cards}>
    {products.map((product) => (
      <li key={product.id}>
        <strong>
          <Name clientId={clientId} product={product} />
        </strong>
        <span className={css.quiet}>{product.id}</span>
        <Situation product={product} />
        <span className={css.quiet}>
          {product.expires_at
            ? `Expira em ${day(product.expires_at)}`
            : product.status === 'active' && 'Sem vencimento'}
        </span>
        {product.payment_id && <PaymentLink id={product.payment_id}>Pagamento {product.payment_id}</PaymentLink>}
      </li>
    ))}
  </ul>
);

const Name = ({ clientId, product: { id, product_name } }: { clientId: number; product: ClientProduct }) => (
  <Link component={RouterLink} to={to.clientProduct(clientId, id)}>
    {product_name}
  </Link>
);

const Situation = ({ product: { status, cancel_at, cancel_reason_name, renewing_id } }: { product: ClientProduct }) => (
  <div>
    <StatusChip look={clientProductStatusStyle(status)} as="text" />
    {cancel_at && (
      <Typography variant="caption" component="div" color="textSecondary">
        {[day(cancel_at), cancel_reason_name].filter(Boolean).join(', ')}
      </Typography>
    )}
    {renewing_id && (
      <Typography variant="caption" component="div" color="textSecondary">
        Renovação aguardando confirmação do pagamento
      </Typography>
    )}
  </div>
);

const PaymentLink = ({ id, children }: { id: number; children: ReactNode }) => (
  <Link component={RouterLink} to={to.payment(id)} aria-label={`Pagamento ${id}`}>
    {children}
  </Link>
);
