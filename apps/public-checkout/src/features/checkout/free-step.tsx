import type { Problem } from '@mirante/contract/problem.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { Consent } from '@mirante/screens/payment-step/consent.tsx';
import type { FailedOrder } from '@mirante/screens/payment-step/failed-order.ts';
import { nothingToPay } from '@mirante/screens/payment-step/nothing-to-pay.ts';
import type { PaymentOrder } from '@mirante/screens/payment-step/payment-step.tsx';
import { ProductTile } from '@mirante/ui-kit/states/product-tile.tsx';
import { useState } from 'react';
import { PurchaseFailure } from './purchase-failure.tsx';
import { QueueNotice } from './queue-notice.tsx';
import { StepActions } from './step-actions.tsx';

interface Props {
  product: CatalogueProduct;
  back: () => void;
  buy: (order: PaymentOrder) => Promise<Problem | undefined>;
  failed: FailedOrder | undefined;
  position: number | null | undefined;
}

export function FreeStep({ product, back, buy, failed, position }: Props) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await buy({ ...nothingToPay, coupon_code: null }).finally(() => setBusy(false));
  };
  return (
    <form
      className="light-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <div className="card free-card">
        <ProductTile code={product.code} image={product.image} />
        <div>
          <h2>{product.name}</h2>
          <p className="soft">{product.description}</p>
        </div>
        <b>Grátis</b>
      </div>
      <PurchaseFailure failed={failed} method={nothingToPay.method} />
      <QueueNotice position={position} />
      <Consent isFree />
      <StepActions back={back} label="Finalizar" busy={busy} />
    </form>
  );
}
