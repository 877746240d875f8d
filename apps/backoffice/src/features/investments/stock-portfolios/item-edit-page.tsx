import { useEditStockPortfolioItemMutation } from '@mirante/api-client/investments/stock-portfolios.ts';
import { stockPortfolioItemForm } from '@mirante/contract/investments/stock-portfolio.form.ts';
import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { to } from '../../../app/to.ts';
import { ItemFields, itemNames } from './item-fields.tsx';
import { codeName } from './use-codes.ts';
import { OpenItem } from './item-page.tsx';

export function ItemEditPage() {
  const [edit] = useEditStockPortfolioItemMutation();
  return (
    <OpenItem>
      {({ id, name }, item) => (
        <FormPage
          title={`Editar ${item.stock_code.code}`}
          purpose={name}
          schema={stockPortfolioItemForm}
          initial={item}
          save={(body, version) => edit({ id, item_id: item.id, body, version })}
          then={to.stockPortfolio(id)}
          names={itemNames}
        >
          <ItemFields chosen={codeName(item.stock_code)} />
        </FormPage>
      )}
    </OpenItem>
  );
}
ItemEditPage.needs = stockPortfolios.editStockPortfolioItem;
