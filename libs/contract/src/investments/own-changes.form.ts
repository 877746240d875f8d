import { bool, form } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';

export const weeklySummaryForm = form({ wanted: bool().required(say.required) });
