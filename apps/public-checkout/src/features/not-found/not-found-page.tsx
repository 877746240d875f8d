import { Ridge } from '@mirante/ui-kit/shell/ridge.tsx';
import { Link } from 'react-router';
import { PlainPage } from '../../shell/plain-page.tsx';
import { to } from '../../to.ts';

const Drawing = () => (
  <span className="not-found-drawing">
    <Ridge stage={0} look="sky" />
  </span>
);

/** For links whose target is gone. */
export const ResourceNotFoundPage = () => (
  <PlainPage title="Recurso não encontrado" mark={<Drawing />}>
    <p className="soft">O que você procura não existe ou saiu do ar.</p>
    <Link className="button large whole" to={to.offer}>
      Voltar ao início
    </Link>
  </PlainPage>
);

export const UnknownAddressPage = () => (
  <div lang="en">
    <PlainPage title="Page not found" mark={<Drawing />}>
      <p className="soft">The address you followed does not exist, or was typed with a mistake.</p>
      <Link className="button large whole" to={to.offer}>
        Back to the home page
      </Link>
    </PlainPage>
  </div>
);
