import { useGetFunnelQuery } from '@mirante/api-client/house/overview.ts';
import { checkoutStepNames } from '@mirante/domain/sales/checkout.ts';
import { day, integer } from '@mirante/domain/format.ts';
import type { Funnel, OverviewPeriod } from '@mirante/domain/house/overview.ts';
import Typography from '@mui/material/Typography';
import css from './funnel-panel.module.css';
import { HomeSection } from './home-section.tsx';

const names = [...checkoutStepNames, 'Compra concluída'];
const tenths = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const percent = new Intl.NumberFormat('pt-BR', tenths);
/** Without a sign where nobody was lost. */
const change = new Intl.NumberFormat('pt-BR', { ...tenths, signDisplay: 'exceptZero' });
const percentOf = (part: number, whole: number) => percent.format(whole === 0 ? 0 : part / whole);

export const FunnelPanel = ({ days }: { days: OverviewPeriod }) => (
  <HomeSection
    title="Funil do checkout"
    height={230}
    query={useGetFunnelQuery({ days }, { refetchOnMountOrArgChange: 30 })}
    aside={({ reached, from, to }) =>
      [
        reached[0]! > 0 && `${percentOf(reached.at(-1)!, reached[0]!)} de quem começa conclui`,
        `${day(from)} a ${day(to)}`,
      ]
        .filter(Boolean)
        .join(' · ')
    }
  >
    {(funnel) =>
      funnel.reached[0] === 0 ? (
        <Typography color="textSecondary">Ninguém começou uma compra neste período.</Typography>
      ) : (
        <Steps funnel={funnel} />
      )
    }
  </HomeSection>
);

function Steps({ funnel: { reached } }: { funnel: Funnel }) {
  const first = reached[0]!;
  const lost = reached.map((n, step) => (step === 0 || reached[step - 1] === 0 ? 0 : 1 - n / reached[step - 1]!));
  const worst = Math.max(...lost);
  return (
    <ol className={css.steps}>
      {reached.map((n, step) => (
        <li key={names[step]} className={step === names.length - 1 ? css.done : undefined}>
          <span className={css.name}>
            <b>{names[step]}</b>
            {step < checkoutStepNames.length && <small>etapa {step + 1}</small>}
          </span>
          <span className={css.bar}>
            <i aria-hidden style={{ width: `${(n / first) * 82}%` }} />
            <b>{integer(n)}</b>
          </span>
          <span className={css.part}>
            <b>{percentOf(n, first)}</b>
            <small className={lost[step] === worst && worst > 0 ? css.worst : undefined}>
              {step === 0 ? 'início' : change.format(-lost[step]!).replace('-', '−')}
            </small>
          </span>
        </li>
      ))}
    </ol>
  );
}
