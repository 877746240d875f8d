import { useGetOwnMessageQuery, useSendMessageMutation } from '@mirante/api-client/messaging/own-messages.ts';
import { messageForm, type MessageForm } from '@mirante/contract/messaging/own-messages.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { useFormValues } from '@mirante/crud/form/use-form-values.ts';
import { day } from '@mirante/domain/format.ts';
import { BODY_MAX, messageTypeLabels } from '@mirante/domain/messaging/client-message.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { useSearchParams } from 'react-router';
import { to } from '../../app/to.ts';

const Field = fieldsOf<MessageForm>();

/** A message to the house, new or continuing a conversation. The text survives failures. */
export function NewMessagePage() {
  const [url] = useSearchParams();
  const previous = Number(url.get('continuar'));
  const goesOn = Number.isInteger(previous) && previous > 0;
  const { currentData: before } = useGetOwnMessageQuery({ id: previous }, { skip: !goesOn });
  const [send] = useSendMessageMutation();
  const save = async (body: MessageForm) => {
    const sent = await send({ body: { ...body, previous_id: goesOn ? previous : null } });
    return sent.data ? { to: to.message(sent.data.id) } : sent;
  };
  return (
    <FormPage
      title="Nova mensagem"
      purpose={before ? `Continua o assunto da mensagem ${before.id}, de ${day(before.created_at)}.` : ''}
      schema={messageForm}
      initial={{ type: 'question' }}
      save={save}
      then={goesOn ? to.message(previous) : to.messages()}
      words={{ submit: 'Enviar mensagem', leave: 'Voltar' }}
    >
      <Field.Choice name="type" label="Sobre o que é?" options={messageTypeLabels} />
      <Body />
      <Notice tone="info">Não mandamos recomendação individual por aqui: para isso há a Consultoria.</Notice>
    </FormPage>
  );
}

function Body() {
  const { body } = useFormValues<MessageForm>();
  return (
    <Field.Text
      name="body"
      label="Sua mensagem"
      lines={5}
      maxLength={BODY_MAX}
      help={`Diga o papel, o relatório ou o pagamento. ${body.length}/${BODY_MAX}`}
    />
  );
}
