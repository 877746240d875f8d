import { AfterDelay } from '@mirante/ui-kit/states/skeletons.tsx';
import { StandalonePage } from './standalone-page.tsx';

/** In place of the page until the session of a link is known. */
export const HandOverChecking = () => (
  <StandalonePage>
    <AfterDelay>
      <p>Abrindo a sua conta…</p>
    </AfterDelay>
  </StandalonePage>
);
