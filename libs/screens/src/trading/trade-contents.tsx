import type { TradeContent } from '@mirante/domain/trading/trade.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import css from './trade.module.css';

interface Props {
  of: readonly TradeContent[];
  /** The path of each kind of content, for viewers who may open them. */
  to: Record<TradeContent['kind'], (id: number) => string> | undefined;
}
const kinds: Record<TradeContent['kind'], string> = { report: 'Relatório', video: 'Vídeo', news: 'Notícia' };

/** The contents published about a trade. */
export const TradeContents = ({ of, to }: Props) => (
  <Panel title="Conteúdos da operação">
    {of.length === 0 ? (
      <p className={css.quiet}>Nenhum.</p>
    ) : (
      <ul className={css.links}>
        {of.map(({ kind, id, title }) => (
          <li key={id}>
            {to ? (
              <MuiLink component={Link} to={to[kind](id)}>
                {kinds[kind]}: {title}
              </MuiLink>
            ) : (
              `${kinds[kind]}: ${title}`
            )}
          </li>
        ))}
      </ul>
    )}
  </Panel>
);
