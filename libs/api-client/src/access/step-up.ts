import { stepUp } from '@mirante/contract/access/step-up.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const {
  useGetStepUpWaysQuery,
  useStepUpByPasswordMutation,
  useChallengeStepUpMutation,
  useStepUpByPasskeyMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom(stepUp) });

// The dialog shows the results.
feedback(stepUp, { stepUpByPassword: quiet, challengeStepUp: quiet, stepUpByPasskey: quiet });
