import { ABSENT, dayTime } from '@mirante/domain/format.ts';
import {
  portfolioLinks,
  stockPortfolioWords,
  type StockPortfolio,
} from '@mirante/domain/investments/stock-portfolio.ts';
import { Fact, Facts } from '@mirante/screens/records/facts.tsx';
import { appAddresses } from '@mirante/session/app-addresses.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Link from '@mui/material/Link';

const { labels } = stockPortfolioWords;

/** A portfolio's other data, including the addresses on its readers' page. */
export const AboutPanel = ({ portfolio }: { portfolio: StockPortfolio }) => (
  <Panel title="Dados">
    <Facts>
      <Fact label={labels.id}>{portfolio.id}</Fact>
      <Fact label={labels.category}>{portfolio.category ?? ABSENT}</Fact>
      {portfolioLinks.map((link) => (
        <Fact key={link} label={labels[link]}>
          <Address of={portfolio[link]} />
        </Fact>
      ))}
      <Fact label={labels.created_at}>{dayTime(portfolio.created_at)}</Fact>
      <Fact label={labels.updated_at}>{dayTime(portfolio.updated_at)}</Fact>
    </Facts>
  </Panel>
);

/** A relative address is a page of the client area. */
const Address = ({ of }: { of: string | null }) =>
  of ? (
    <Link href={of.startsWith('/') ? `${appAddresses().client}${of}` : of} target="_blank" rel="noopener noreferrer">
      {of}
    </Link>
  ) : (
    ABSENT
  );
