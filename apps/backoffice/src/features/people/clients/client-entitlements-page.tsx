import { useGetClientEntitlementsQuery } from '@mirante/api-client/house/client-entitlements.ts';
import { useGetClientQuery } from '@mirante/api-client/people/clients.ts';
import { clientEntitlements } from '@mirante/contract/house/client-entitlements.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import type { ClientEntitlements, LoginProblem } from '@mirante/domain/house/client-entitlements.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import record from '../../../record/record.module.css';
import css from './client-entitlements-page.module.css';
import { ClientTabs } from './client-tabs.tsx';
import { AreasPanel, ClosedPanel, OpenedPanel } from './entitlement-panels.tsx';
import { loginProblems } from './entitlement-words.ts';
import { ItemQuestion } from './item-question.tsx';

export function ClientEntitlementsPage() {
  const id = Number(useParams().id);
  const client = useGetClientQuery({ id });
  const entitlements = useGetClientEntitlementsQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={client} what="Cliente" id={id}>
      {({ name }) => (
        <>
          <PageHead title="Acessos" tab={`Acessos de ${name}`} purpose={name} />
          <ClientTabs id={id} />
          <Loaded shape="part" query={entitlements} what="Cliente" id={id}>
            {(found) => <Entitlements clientId={id} of={found} />}
          </Loaded>
        </>
      )}
    </Loaded>
  );
}
ClientEntitlementsPage.needs = clientEntitlements.getClientEntitlements;

const Entitlements = ({ clientId, of }: { clientId: number; of: ClientEntitlements }) => (
  <>
    {of.login_problem && <LoginNotice clientId={clientId} problem={of.login_problem} />}
    <div className={css.question}>
      <ItemQuestion clientId={clientId} />
    </div>
    <div className={record.grid}>
      <div className={record.column}>
        <OpenedPanel clientId={clientId} products={of.products} />
        <ClosedPanel clientId={clientId} closed={of.closed} />
      </div>
      <div className={record.column}>
        <AreasPanel areas={of.areas} />
      </div>
    </div>
  </>
);

const LoginNotice = ({ clientId, problem: { reason, at } }: { clientId: number; problem: LoginProblem }) => (
  <Notice
    tone="warning"
    title={loginProblems[reason].title}
    action={
      <Button component={Link} to={to.client(clientId)} variant="outlined" size="small">
        Ver o perfil
      </Button>
    }
  >
    {loginProblems[reason].text(at)}
  </Notice>
);
