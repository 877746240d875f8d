import { permissions } from '@mirante/contract/access/permissions.ts';
import { useListRoutesQuery } from '@mirante/api-client/access/permissions.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import type { RoutePermission } from '@mirante/domain/access/session.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { EmptyState } from '@mirante/ui-kit/states/states.tsx';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { findRoutes } from './find-routes.ts';
import css from './permissions-page.module.css';
import { RouteTable } from './route-table.tsx';

/** The permissions of each role, from the table that enforces them. */
export const PermissionsPage = () => (
  <>
    <PageHead
      title="Permissões"
      purpose="Os papéis que podem fazer cada ação do sistema. Administradores podem todas."
    />
    <Loaded shape="part" query={useListRoutesQuery()} what="Permissões">
      {(routes) => <Search routes={routes} />}
    </Loaded>
  </>
);
PermissionsPage.needs = permissions.listRoutes;

function Search({ routes }: { routes: readonly RoutePermission[] }) {
  const [url, setUrl] = useSearchParams();
  const [action, role] = [url.get('acao') ?? '', url.get('papel') ?? ''];
  const found = findRoutes(routes, action, role);
  const change = (key: string, text: string) =>
    setUrl(
      (now) => {
        if (text) now.set(key, text);
        else now.delete(key);
        return now;
      },
      { replace: true },
    );

  return (
    <>
      <div className={css.filters} role="search">
        <Box label="Ação ou endereço" value={action} change={(text) => change('acao', text)} />
        <Box label="Papel" value={role} change={(text) => change('papel', text)} />
        <Typography variant="body2" role="status" className={css.count} color="textSecondary">
          {countOf(found.length)}
        </Typography>
      </div>
      {found.length > 0 ? (
        <RouteTable routes={found} />
      ) : (
        <EmptyState
          title="Sem resultados para o filtro"
          action={
            <Button variant="outlined" onClick={() => setUrl({}, { replace: true })}>
              Limpar filtros
            </Button>
          }
        />
      )}
    </>
  );
}

const Box = ({ label, value, change }: { label: string; value: string; change: (text: string) => void }) => (
  <OutlinedInput
    type="search"
    value={value}
    placeholder={label}
    inputProps={{ 'aria-label': label, maxLength: 120 }}
    onChange={(event) => change(event.target.value)}
  />
);

const countOf = (n: number) => (n === 1 ? '1 ação' : `${n} ações`);
