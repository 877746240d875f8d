import { brand } from '@mirante/domain/house/brand.ts';
import { guestOrderWords } from '@mirante/domain/sales/guest-order.ts';

/** The confirmation of a purchase whose CPF already had an account: `inbox` is its masked address. */
export function GuestOrderLines({ inbox, method }: { inbox: string; method: string }) {
  const { about, now, later } = guestOrderWords({ inbox, method });
  return (
    <div className="guest-order soft">
      <p>{about}</p>
      <h2>Agora</h2>
      <Lines of={now} />
      <h2>Depois</h2>
      <Lines of={later} />
      <p>
        Não reconhece esse email?{' '}
        <a className="link" href={brand.support_url}>
          Fale com o suporte
        </a>
        .
      </p>
    </div>
  );
}

const Lines = ({ of: lines }: { of: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
