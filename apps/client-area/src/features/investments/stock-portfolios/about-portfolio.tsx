import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import { isInfographic, mayBeEmbedded } from '@mirante/domain/house/framed-hosts.ts';
import { stockPortfolioWords, type OwnStockPortfolio } from '@mirante/domain/investments/stock-portfolio.ts';
import { RichText } from '@mirante/ui-kit/rich-text/rich-text.tsx';
import { VideoPlayer } from '@mirante/ui-kit/video/video-player.tsx';
import Button from '@mui/material/Button';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ExternalLink from 'lucide-react/icons/external-link';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { useId, useState, type MouseEvent } from 'react';
import { EmbedFrame } from '../../../shared/embed-frame.tsx';
import css from './about-portfolio.module.css';
import { FrameButton } from './frame-button.tsx';

const FrameDialog = lazyDialog(() => import('../../../shared/frame-dialog.tsx').then((m) => m.FrameDialog));
const { labels } = stockPortfolioWords;

/** A portfolio's description, chart and video, which can be collapsed. */
export function AboutPortfolio({ portfolio }: { portfolio: OwnStockPortfolio }) {
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  const { link_complete_performance: performance, link_performance_report: report } = portfolio;
  return (
    <section className={css.panel} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <h2 id={`${id}-title`}>
          <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
            Sobre a carteira
          </button>
        </h2>
        <div className={css.actions}>
          {report && (
            <Button
              variant="outlined"
              size="small"
              href={report}
              target="_blank"
              rel="noopener noreferrer"
              startIcon={<ExternalLink size={16} strokeWidth={1.75} aria-hidden />}
            >
              {labels.link_performance_report}
            </Button>
          )}
          {performance && mayBeEmbedded(performance) && (
            <FrameButton label={labels.link_complete_performance} icon={Maximize2} address={performance} />
          )}
        </div>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Contents portfolio={portfolio} />}
      </div>
    </section>
  );
}

function Contents({ portfolio }: { portfolio: OwnStockPortfolio }) {
  const { name, description, link_wallet_chart: chart, link_wallet_video: video } = portfolio;
  const hasChart = chart !== null && mayBeEmbedded(chart);
  return (
    <>
      <Description html={description} />
      {(hasChart || video) && (
        <div className={css.frames}>
          {hasChart && (
            <div className={css.chart}>
              <EmbedFrame title={labels.link_wallet_chart} address={chart} />
            </div>
          )}
          {video && (
            <div className={css.video}>
              <VideoPlayer name={name} link={video} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** Links to infographics open in a dialog; all others are normal links. */
function Description({ html }: { html: string }) {
  const [shown, setShown] = useState<{ title: string; address: string }>();
  const onClick = (e: MouseEvent) => {
    const link = (e.target as Element).closest('a');
    if (!link || !isInfographic(link.href, location.origin) || e.metaKey || e.ctrlKey || e.shiftKey) return;
    e.preventDefault();
    setShown({
      title: link.textContent || 'Infográfico',
      address: link.origin === location.origin ? link.pathname : link.href,
    });
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links in it are what is pressed, by either */}
      <div onClick={onClick}>
        <RichText html={html} />
      </div>
      {shown && <FrameDialog {...shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
