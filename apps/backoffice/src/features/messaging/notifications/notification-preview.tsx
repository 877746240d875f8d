import { brand } from '@mirante/domain/house/brand.ts';
import { notifiableLabel, type NotifiableKind } from '@mirante/domain/messaging/notification.ts';
import { shortenText } from '@mirante/domain/shorten-text.ts';
import css from './notification-fields.module.css';

interface NotificationPreviewProps {
  title: string;
  message: string;
  content: NotifiableKind | null;
}

/** Roughly the length that a phone's lock screen shows. */
const PHONE_TITLE = 40;

/** A preview on a phone's lock screen and in the bell. */
export const NotificationPreview = ({ title, message, content }: NotificationPreviewProps) => (
  <section className={css.preview} aria-label="Prévia">
    <h2>Prévia no celular</h2>
    <div className={css.phone}>
      <div className={css.card}>
        <small>{brand.name}, agora</small>
        <strong>{shortenText(title, PHONE_TITLE) || 'Título'}</strong>
        <span>{message || 'Mensagem'}</span>
      </div>
    </div>
    <h2>No sino do portal</h2>
    <div className={`${css.card} ${css.unread}`}>
      <strong>{title || 'Título'}</strong>
      <span>{message || 'Mensagem'}</span>
      <small>{content ? notifiableLabel(content) : 'Mensagem da casa'}, agora</small>
    </div>
  </section>
);
