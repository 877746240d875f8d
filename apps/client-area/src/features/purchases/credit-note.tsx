import css from './credit-note.module.css';

/** What becomes of the acquired products that are credited. */
export const CreditNote = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <p className={css.note}>
      Com o pagamento, {names.join(' e ')} {names.length > 1 ? 'seguem' : 'segue'} dentro do novo produto, até o fim
      dele, e o que restava vira desconto.
    </p>
  );
