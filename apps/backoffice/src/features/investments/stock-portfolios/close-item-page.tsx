import { useCloseStockPortfolioItemMutation } from '@mirante/api-client/investments/stock-portfolios.ts';
import { closeItemForm, type CloseItemForm } from '@mirante/contract/investments/stock-portfolio.form.ts';
import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { FieldPair } from '@mirante/crud/form/part-form.tsx';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { day } from '@mirante/domain/format.ts';
import { positionChange } from '@mirante/domain/investments/position.ts';
import { paperPrice } from '@mirante/domain/investments/stock-code.ts';
import {
  stockPortfolioItemLabels as labels,
  type StockPortfolioItem,
} from '@mirante/domain/investments/stock-portfolio.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { ChangeText } from '@mirante/screens/stock-portfolio/change-text.tsx';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import record from '../../../record/record.module.css';
import { to } from '../../../app/to.ts';
import { OpenItem } from './item-page.tsx';

const Field = fieldsOf<CloseItemForm>(labels);

export function CloseItemPage() {
  const [close] = useCloseStockPortfolioItemMutation();
  const [date_out] = useState(() => dayInSaoPaulo(serverNow()));
  return (
    <OpenItem>
      {({ id, name }, item) => {
        const { code, stock_name, national_code, current_price } = item.stock_code;
        return (
          <FormPage
            title={`Encerrar ${code}`}
            purpose={`${name}: ${stock_name}, entrada em ${day(item.date_in)} a ${paperPrice(item.price_in, national_code)}.`}
            schema={closeItemForm}
            initial={{ date_out, price_out: current_price || null }}
            save={(body) => close({ id, item_id: item.id, body })}
            then={to.stockPortfolio(id)}
            words={{ submit: 'Encerrar', leave: 'Cancelar' }}
          >
            <FieldPair>
              <Field.Day name="date_out" />
              <Field.Decimal name="price_out" unit={national_code ? 'R$' : 'US$'} />
            </FieldPair>
            <Result of={item} />
          </FormPage>
        );
      }}
    </OpenItem>
  );
}
CloseItemPage.needs = stockPortfolios.closeStockPortfolioItem;

function Result({ of }: { of: StockPortfolioItem }) {
  const { price_out } = useFormikContext<CloseItemForm>().values;
  return (
    <p className={record.quiet} role="status">
      Resultado do preço: <ChangeText percent={positionChange(of, price_out)} />
    </p>
  );
}
