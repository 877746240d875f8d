import type { MailedLink } from '@mirante/domain/access/mailed-link.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router';
import { PlainPage } from '../../shell/plain-page.tsx';
import { to } from '../../to.ts';
import { linkWords } from './link-words.ts';

type Purpose = MailedLink['purpose'];
const good = <CircleCheck size={40} strokeWidth={1.5} className="good-mark" aria-hidden />;

export const Confirmed = ({ purpose }: { purpose: Purpose }) => (
  <PlainPage title={purpose === 'change' ? 'Alteração confirmada' : 'Email confirmado com sucesso!'} mark={good}>
    <p className="soft" role="status">
      {linkWords[purpose].confirmed}
    </p>
    <Link className="button large whole" to={to.login}>
      Fazer login
    </Link>
  </PlainPage>
);

export const Denied = ({ purpose }: { purpose: Purpose }) => {
  const { title, about } = linkWords[purpose].denied;
  return (
    <PlainPage title={title} mark={good}>
      <p className="soft" role="status">
        {about}
      </p>
      <a className="button quiet large whole" href={brand.support_url} target="_blank" rel="noopener noreferrer">
        Falar com o suporte
      </a>
    </PlainPage>
  );
};
