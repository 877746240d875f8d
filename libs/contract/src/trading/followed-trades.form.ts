import { tradeAlertKinds } from '@mirante/domain/messaging/trade-alert-kinds.ts';
import { form, listOf, oneOf } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';

export const tradeAlertsForm = form({
  alerts: listOf(oneOf(tradeAlertKinds).required(say.required)).max(tradeAlertKinds.length).required(say.required),
});
