import { Link } from 'react-router';
import { SecureHead } from '../../shell/secure-head.tsx';
import { to } from '../../to.ts';

/** The address names no product, or none that is sold. */
export const NothingToBuy = ({ asked }: { asked: boolean }) => (
  <div className="plain-page">
    <SecureHead />
    <main className="card plain-card">
      <h1>{asked ? 'Esta assinatura não está à venda' : 'Escolha uma assinatura'}</h1>
      <p className="soft">{asked ? 'O endereço pode estar incompleto, ou a assinatura saiu do catálogo.' : 'Veja o que a casa oferece e volte para concluir.'}</p>
      <Link className="button large whole" to={to.offer}>
        Ver assinaturas
      </Link>
    </main>
  </div>
);
