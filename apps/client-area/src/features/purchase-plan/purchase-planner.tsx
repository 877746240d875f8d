import type { OwnStockPortfolioItem } from '@mirante/domain/investments/stock-portfolio.ts';
import { LOTS, planPurchases, readPositions, type Lot } from '@mirante/domain/investments/purchase-plan.ts';
import { numberFromTyped } from '@mirante/domain/typed-number.ts';
import { FieldFrame } from '@mirante/ui-kit/fields/field-frame.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { HeldTable } from './held-table.tsx';
import { PlanTable } from './plan-table.tsx';
import css from './purchase-plan.module.css';

const lotLabels: Readonly<Record<Lot, string>> = { 1: '1 ação (fracionário)', 100: 'Lote de 100' };

const tooLittle: Readonly<Record<Lot, string>> = {
  1: 'Nada a comprar com esse dinheiro: digite mais.',
  100: 'Nada a comprar com esse dinheiro: digite mais, ou compre de 1 em 1.',
};

/** The client's holdings and cash, and the resulting purchases. */
export function PurchasePlanner({ items }: { items: readonly OwnStockPortfolioItem[] }) {
  const [typedCash, setTypedCash] = useState('');
  const [lot, setLot] = useState<Lot>(1);
  const [held, setHeld] = useState<Record<string, number>>({});
  const cash = numberFromTyped(typedCash);
  const isCash = cash === undefined || cash >= 0;
  const papers = items.filter(({ stock_code }) => stock_code.national_code && stock_code.current_price > 0);
  const left = items.filter((item) => !papers.includes(item)).map(({ stock_code }) => stock_code.code);
  const plan = planPurchases(
    papers.map(({ share, stock_code: { code, current_price } }) => ({
      code,
      share,
      price: current_price,
      held: held[code] ?? 0,
    })),
    isCash ? (cash ?? 0) : 0,
    lot,
  );
  return (
    <div className={css.page}>
      <Panel title="O que você tem">
        <div className={css.inputs}>
          <FieldFrame
            field={{ id: 'cash', message: isCash ? undefined : 'Digite um valor como 1.234,56.' }}
            of={{ label: 'Dinheiro para investir (R$)' }}
          >
            <OutlinedInput
              id="cash"
              inputMode="decimal"
              autoComplete="off"
              value={typedCash}
              onChange={({ target }) => setTypedCash(target.value)}
            />
          </FieldFrame>
          <LotChoice lot={lot} onChange={setLot} />
        </div>
        <PastedPositions
          codes={papers.map(({ stock_code }) => stock_code.code)}
          onRead={(read) => setHeld((before) => ({ ...before, ...read }))}
        />
        <HeldTable papers={papers} held={held} onChange={(code, quantity) => setHeld({ ...held, [code]: quantity })} />
        {left.length > 0 && (
          <p className={css.note}>
            Fora da conta, por serem negociados no exterior ou não terem preço: {left.join(', ')}.
          </p>
        )}
      </Panel>
      <PlanTable plan={plan} hint={cash ? tooLittle[lot] : 'Digite quanto quer investir.'} />
    </div>
  );
}

const LotChoice = ({ lot, onChange }: { lot: Lot; onChange: (lot: Lot) => void }) => (
  <fieldset className={css.lots}>
    <legend>Comprar de quanto em quanto</legend>
    {LOTS.map((one) => (
      <label key={one}>
        <input type="radio" name="lot" checked={one === lot} onChange={() => onChange(one)} />
        {lotLabels[one]}
      </label>
    ))}
  </fieldset>
);

interface PastedProps {
  /** The portfolio's codes. */
  codes: readonly string[];
  onRead: (held: Record<string, number>) => void;
}
function PastedPositions({ codes, onRead }: PastedProps) {
  const [text, setText] = useState('');
  const { held, unread } = readPositions(text);
  const others = Object.keys(held).filter((code) => !codes.includes(code));
  const problems = [
    unread.length > 0 && `Sem código e quantidade: ${unread.slice(0, 3).join('; ')}`,
    others.length > 0 && `Fora desta carteira: ${others.slice(0, 3).join('; ')}`,
  ].filter(Boolean);
  return (
    <FieldFrame
      field={{
        id: 'pasted',
        message: problems.length > 0 ? problems.join('. ') : undefined,
      }}
      of={{
        label: 'Colar posições',
        optional: true,
        help: 'Uma linha para cada, como ITUB4 100, ou duas colunas de uma planilha.',
      }}
    >
      <OutlinedInput
        id="pasted"
        multiline
        minRows={2}
        maxRows={8}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onRead(readPositions(target.value).held);
        }}
        slotProps={{ input: { 'aria-describedby': 'pasted-text' } }}
      />
    </FieldFrame>
  );
}
