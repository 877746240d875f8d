import { notificationTopics } from '@mirante/domain/messaging/notification.ts';
import { bool, form, listOf, oneOf } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';

export const preferencesForm = form({
  preferences: listOf(
    form({
      topic: oneOf(notificationTopics).required(say.required),
      portal: bool().required(say.required),
      push: bool().required(say.required),
    }),
  )
    .max(notificationTopics.length)
    .required(say.required),
});
