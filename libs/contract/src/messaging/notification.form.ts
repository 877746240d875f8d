import { notifiableKinds } from '@mirante/domain/messaging/notification.ts';
import { form, id, ids, oneOf, text, transform } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';

export const notificationForm = form({
  title: text(1, 512).required(say.textRequired),
  message: text(3, 3192).required(say.textRequired),
  /** The content it links to; without one it is a message of the house. */
  content: transform(oneOf(notifiableKinds), (value) => (value === '' ? null : value)).nullable(),
  content_id: id()
    .nullable()
    .test('both', say.required, function (value) {
      return (value ?? null) === null || Boolean((this.parent as { content?: string | null }).content);
    })
    .when('content', {
      is: (content: unknown) => Boolean(content),
      // oxlint-disable-next-line unicorn/no-thenable -- yup's option
      then: (schema) => schema.required(say.required),
    }),
  products: ids(1, 100, say.chooseProduct).required(say.chooseProduct),
});
export type NotificationForm = InferType<typeof notificationForm>;
