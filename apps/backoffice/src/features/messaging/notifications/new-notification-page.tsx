import { useSendNotificationMutation } from '@mirante/api-client/messaging/notifications.ts';
import { notificationForm } from '@mirante/contract/messaging/notification.form.ts';
import { notifications } from '@mirante/contract/messaging/notifications.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { usePrefill } from '@mirante/crud/form/use-prefill.ts';
import { UNDO_SECONDS } from '@mirante/domain/messaging/notification.ts';
import { to } from '../../../app/to.ts';
import { NotificationFields } from './notification-fields.tsx';
import { prefilledOf } from './prefill.ts';

/** Creates a notification, prefilled from the address. */
export function NewNotificationPage() {
  const { query, key } = usePrefill();
  const [send] = useSendNotificationMutation();
  return (
    <FormPage
      key={key}
      title="Nova notificação"
      purpose={`Vai para o sino do portal e, onde o navegador permitiu, também como push. Sai ${UNDO_SECONDS} segundos depois de enviar: até lá dá para desfazer.`}
      schema={notificationForm}
      initial={{ products: [], ...prefilledOf(query) }}
      save={async (body) => {
        await send({ body }).unwrap();
        return { to: to.notifications() };
      }}
      then={to.notifications()}
      words={{ submit: 'Enviar notificação', leave: 'Cancelar' }}
    >
      <NotificationFields />
    </FormPage>
  );
}
NewNotificationPage.needs = notifications.sendNotification;
