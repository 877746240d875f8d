import { day } from '@mirante/domain/format.ts';
import type { RecommendedPortfolioRow } from '@mirante/domain/investments/recommended-portfolio.ts';
import { OTHER_PORTFOLIOS } from '@mirante/domain/investments/portfolio.ts';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import { Link } from 'react-router';
import { to } from '../../../app/to.ts';
import cards from '../../../shared/record-cards.module.css';
import css from './portfolio-card.module.css';

const kinds = {
  portfolio: { heading: OTHER_PORTFOLIOS, to: to.portfolio },
  stock_portfolio: { heading: 'Carteira De Ações', to: to.stockPortfolio },
} as const;

/** A portfolio under its category; the envelope is closed until it is read. */
export function PortfolioCard({ of }: { of: RecommendedPortfolioRow }) {
  const { id, kind, name, category, product_name, summary, total_items, updated_at, read_at } = of;
  const { heading, to: address } = kinds[kind];
  const isRead = read_at !== null;
  const Envelope = isRead ? MailOpen : Mail;
  return (
    <>
      <div className={cards.head}>
        <div>
          <p className={css.category}>{category ?? heading}</p>
          <h2>{name}</h2>
        </div>
        <span className={isRead ? css.read : css.unread}>
          <Envelope size={20} strokeWidth={1.75} role="img" aria-label={isRead ? 'Lida' : 'Não lida'} />
        </span>
      </div>
      <p className={css.summary}>{summary}</p>
      <p className={cards.kind}>
        {product_name} · {total_items === 1 ? '1 item' : `${total_items} itens`} · alterada em {day(updated_at)}
      </p>
      <div className={cards.foot}>
        <Link to={address(id)} aria-label={`Detalhar: ${name}`}>
          Detalhar
        </Link>
      </div>
    </>
  );
}
