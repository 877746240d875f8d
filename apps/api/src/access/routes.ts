import { session } from '@mirante/contract/access/session.ts';
import { recovery } from '@mirante/contract/access/recovery.ts';
import { password } from '@mirante/contract/access/password.ts';
import { ownSessions } from '@mirante/contract/access/own-sessions.ts';
import { emailChange } from '@mirante/contract/access/email-change.ts';
import { passkeys } from '@mirante/contract/access/passkeys.ts';
import { stepUp } from '@mirante/contract/access/step-up.ts';
import { clientViews } from '@mirante/contract/access/client-views.ts';
import { users } from '@mirante/contract/access/users.ts';
import { ownUser } from '@mirante/contract/access/own-user.ts';
import { savedViews } from '@mirante/contract/access/saved-views.ts';
import { secondFactor } from '@mirante/contract/access/second-factor.ts';
import { bindHandlers, type BoundContract } from '../http/bind-handlers.ts';
import { sessionRoutes } from './login/session.routes.ts';
import { recoveryRoutes } from './recovery/recovery.routes.ts';
import { passwordRoutes } from './password/password.routes.ts';
import { ownSessionRoutes } from './session/own-sessions.routes.ts';
import { emailChangeRoutes } from './email-change/email-change.routes.ts';
import { userRoutes } from './users/users.routes.ts';
import { ownUserRoutes } from './own-user/own-user.routes.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { stepUpRoutes } from './step-up/step-up.routes.ts';
import { clientViewRoutes } from './client-views/client-views.routes.ts';
import { savedViewRoutes } from './saved-views/saved-views.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';

export const accessRoutes: readonly BoundContract[] = [
  bindHandlers(session, sessionRoutes),
  bindHandlers(recovery, recoveryRoutes),
  bindHandlers(password, passwordRoutes),
  bindHandlers(ownSessions, ownSessionRoutes),
  bindHandlers(emailChange, emailChangeRoutes),
  bindHandlers(users, userRoutes),
  bindHandlers(ownUser, ownUserRoutes),
  bindHandlers(savedViews, savedViewRoutes),
  bindHandlers(secondFactor, secondFactorRoutes),
  bindHandlers(passkeys, passkeyRoutes),
  bindHandlers(stepUp, stepUpRoutes),
  bindHandlers(clientViews, clientViewRoutes),
];
