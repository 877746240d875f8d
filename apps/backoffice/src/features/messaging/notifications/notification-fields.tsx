import { useGetAudienceQuery } from '@mirante/api-client/messaging/notifications.ts';
import type { NotificationForm } from '@mirante/contract/messaging/notification.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { integer } from '@mirante/domain/format.ts';
import { notifiableLabels, notificationWords, type Audience } from '@mirante/domain/messaging/notification.ts';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { useFormikContext } from 'formik';
import { ContentPicker } from './content-picker.tsx';
import css from './notification-fields.module.css';
import { NotificationPreview } from './notification-preview.tsx';

const Field = fieldsOf<NotificationForm>(notificationWords.form as never);

export function NotificationFields() {
  const { values, setFieldValue } = useFormikContext<NotificationForm>();
  const { title, message, content, content_id, products } = values;
  const target = content && content_id ? { content, content_id } : {};
  const { data, currentData, error, refetch } = useGetAudienceQuery(
    { ...target, products: products.join(',') },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className={css.columns}>
      <div className={css.fields}>
        {/* Clears a chosen content of the previous kind when the kind changes. */}
        <div onChange={() => void setFieldValue('content_id', '')}>
          <Field.Select
            name="content"
            options={notifiableLabels}
            none="Nenhum: mensagem da casa"
            help="O que abre ao tocar."
          />
        </div>
        {content && <ContentPicker content={content} />}
        <Field.Text
          name="title"
          maxLength={512}
          help={`${title.length} de 512. No celular bloqueado aparecem cerca de 40 caracteres.`}
        />
        <Field.Text name="message" lines={3} maxLength={3192} help={`${message.length} de 3.192`} />
        {data && (
          <Field.Checks
            name="products"
            columns={2}
            options={data.products.map((product) => ({
              value: product.id,
              label: product.name,
              help: reachOf(product),
            }))}
          />
        )}
        {!data && error !== undefined && (
          <ErrorPanel title="Erro ao carregar produtos" error={error} onRetry={refetch} />
        )}
      </div>
      <div className={css.side}>
        <NotificationPreview title={title} message={message} content={content || null} />
        {products.length > 0 && <Reach of={currentData} error={data && error} onRetry={refetch} />}
      </div>
    </div>
  );
}

interface ReachProps {
  /** Undefined until the products now chosen are counted. */
  of: Audience | undefined;
  error: unknown;
  onRetry: () => unknown;
}
const Reach = ({ of, error, onRetry }: ReachProps) =>
  error ? (
    <ErrorPanel title="Não foi possível contar quem recebe" error={error} onRetry={onRetry} />
  ) : (
    <p className={css.reach} role="status">
      {of ? (
        <>
          Para <strong>{people(of.people)}</strong>, {integer(of.with_push)} com push{shareOf(of)}. Ninguém recebe duas
          vezes.
        </>
      ) : (
        'Contando quem recebe…'
      )}
    </p>
  );

const people = (n: number) => `${integer(n)} ${n === 1 ? 'pessoa' : 'pessoas'}`;
const reachOf = ({ people: n, with_push, opens }: Audience['products'][number]) =>
  opens ? `${people(n)}, ${integer(with_push)} com push` : 'Não abre este conteúdo';
const shareOf = ({ people: n, with_push }: Audience) => n > 0 && ` (${integer(Math.round((with_push / n) * 100))}%)`;
