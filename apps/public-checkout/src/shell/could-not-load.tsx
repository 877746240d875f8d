import { brand } from '@mirante/domain/house/brand.ts';
import RefreshCw from 'lucide-react/icons/refresh-cw';

interface Props {
  what: string;
  /** A problem's detail. */
  why: string;
  again: () => void;
}

/** An error in place of what failed to load, with a retry. */
export function CouldNotLoad({ what, why, again }: Props) {
  return (
    <section className="could-not-load card" role="alert">
      <h2>Não foi possível carregar {what}</h2>
      <p className="soft">
        {why} Se continuar,{' '}
        <a href={brand.support_url} className="link">
          fale com o suporte
        </a>
        .
      </p>
      <button type="button" className="button" onClick={again}>
        <RefreshCw size={18} strokeWidth={1.75} aria-hidden />
        Tentar novamente
      </button>
    </section>
  );
}
