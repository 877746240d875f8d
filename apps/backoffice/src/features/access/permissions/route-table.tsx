import type { StatusStyle } from '@mirante/domain/status-style.ts';
import type { RoutePermission } from '@mirante/domain/access/session.ts';
import { ScrollRegion } from '@mirante/ui-kit/states/scroll-region.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { EVERYONE, rolesOf } from './find-routes.ts';
import css from './permissions-page.module.css';

interface Props {
  routes: readonly RoutePermission[];
}

export function RouteTable({ routes }: Props) {
  const phone = useMediaQuery('(max-width:899px)');
  return phone ? <Cards routes={routes} /> : <Rows routes={routes} />;
}

const Rows = ({ routes }: Props) => (
  <Card>
    <ScrollRegion label="Permissões" maxHeight={650}>
      <Table stickyHeader aria-label="Permissões">
        <TableHead>
          <TableRow>
            <TableCell>Ação</TableCell>
            <TableCell>Endereço</TableCell>
            <TableCell>Papéis</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {routes.map((route) => (
            <TableRow key={keyOf(route)}>
              <TableCell className={css.what}>{route.description}</TableCell>
              <TableCell>
                <Address route={route} />
              </TableCell>
              <TableCell>
                <Roles route={route} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollRegion>
  </Card>
);

const Cards = ({ routes }: Props) => (
  <ul className={css.cards}>
    {routes.map((route) => (
      <Card component="li" key={keyOf(route)} className={css.card}>
        <Typography className={css.what}>{route.description}</Typography>
        <Address route={route} />
        <Roles route={route} />
      </Card>
    ))}
  </ul>
);

const Address = ({ route: { method, path } }: { route: RoutePermission }) => (
  <code className={css.address}>
    <b>{method}</b> {path}
  </code>
);

const Roles = ({ route }: { route: RoutePermission }) => (
  <span className={css.roles}>
    {rolesOf(route).map((role) => (
      <StatusChip key={role} look={lookOf(role)} />
    ))}
  </span>
);

const lookOf = (role: string): StatusStyle => ({
  label: role,
  tone: role === EVERYONE ? 'brand' : 'neutral',
  mark: 'none',
});
const keyOf = ({ method, path }: RoutePermission) => `${method} ${path}`;
