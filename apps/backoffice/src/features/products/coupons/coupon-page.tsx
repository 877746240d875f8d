import { coupons } from '@mirante/contract/products/coupons.ts';
import { useGetCouponQuery, useListCouponChangesQuery } from '@mirante/api-client/products/coupons.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import {
  couponStateStyles,
  couponValue,
  defaultCouponStyle,
  offerGap,
  staffCouponStyle,
  type Coupon,
  type DefaultCouponChange,
} from '@mirante/domain/products/coupon-record.ts';
import { startOfDay } from '@mirante/domain/dates.ts';
import { day } from '@mirante/domain/format.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ChangesPanel } from '../../../record/changes-panel.tsx';
import record from '../../../record/record.module.css';
import { CouponActions } from './coupon-actions.tsx';
import { NotesPanel, TermsPanel, UsesPanel } from './coupon-panels.tsx';
import { CouponProductsPanel } from './coupon-products-panel.tsx';
import { DefaultChangeNotice } from './default-change-notice.tsx';
import { HOUSE } from './house-notice.tsx';

export function CouponPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetCouponQuery({ id })} what="Cupom" id={id}>
      {(coupon) => <Detail coupon={coupon} />}
    </Loaded>
  );
}
CouponPage.needs = coupons.getCoupon;

function Detail({ coupon }: { coupon: Coupon }) {
  const [defaultChange, setDefaultChange] = useState<DefaultCouponChange>();
  const changes = useListCouponChangesQuery({ id: coupon.id });
  return (
    <>
      <PageHead
        title={coupon.code}
        badge={<Badges coupon={coupon} />}
        purpose={`${couponValue(coupon)} de desconto, criado em ${day(coupon.created_at)}`}
        actions={<CouponActions coupon={coupon} onDefaultChange={setDefaultChange} />}
      />
      {defaultChange && (
        <DefaultChangeNotice
          key={`${defaultChange.before?.id} ${defaultChange.after?.id}`}
          change={defaultChange}
          onUndone={() => setDefaultChange(undefined)}
        />
      )}
      <Notices coupon={coupon} />
      <div className={record.grid}>
        <div className={record.column}>
          <CouponProductsPanel coupon={coupon} />
          <NotesPanel coupon={coupon} />
        </div>
        <div className={record.column}>
          <UsesPanel coupon={coupon} />
          <TermsPanel coupon={coupon} />
        </div>
      </div>
      <ChangesPanel query={changes} />
    </>
  );
}

const Badges = ({ coupon: { state, is_default, staff_only } }: { coupon: Coupon }) => (
  <>
    <StatusChip look={couponStateStyles[state]} />
    {is_default && <StatusChip look={defaultCouponStyle} />}
    {staff_only && <StatusChip look={staffCouponStyle} />}
  </>
);

function Notices({ coupon }: { coupon: Coupon }) {
  const now = serverNow();
  const gap = offerGap(coupon, now);
  const waits = coupon.state === 'valid' && startOfDay(coupon.starts_at) > now;
  return (
    <>
      {coupon.staff_only && <Notice tone="info">{HOUSE}</Notice>}
      {gap && (
        <Notice tone="warning" title="O cupom padrão não está na página de oferta">
          Ela mostra o preço cheio, porque {gap}.
        </Notice>
      )}
      {!gap && waits && <Notice tone="info">Pode ser usado a partir de {day(coupon.starts_at)}.</Notice>}
    </>
  );
}
