import { Link } from 'react-router';
import { PlainPage } from '../../shell/plain-page.tsx';
import { to } from '../../to.ts';

/** The address has no product, or none for sale. */
export const NothingToBuy = ({ asked }: { asked: boolean }) => (
  <PlainPage title={asked ? 'Esta assinatura não está à venda' : 'Escolha uma assinatura'}>
    <p className="soft">
      {asked
        ? 'O endereço pode estar incompleto, ou a assinatura saiu do catálogo.'
        : 'Veja o que a casa oferece e volte para concluir.'}
    </p>
    <Link className="button large whole" to={to.offer}>
      Ver assinaturas
    </Link>
  </PlainPage>
);
