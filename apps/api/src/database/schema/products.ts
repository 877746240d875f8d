import type { Default, Id, Moment } from './columns.ts';
import type { CouponContext } from '@mirante/domain/products/coupon.ts';
import type { Generated, GeneratedAlways } from 'kysely';

export interface ProductsTables {
  product: {
    id: Generated<number>;
    code: string;
    name: string;
    description: string;
    /** One per line. */
    benefits: string | null;
    price: number;
    installments: number;
    vindi_id: number | null;
    vindi_code: string | null;
    image: string | null;
    active: Default<boolean>;
    position: Default<number>;
    created_at: Moment;
    updated_at: Moment;
    /** Generated: the name's sort key. */
    name_key: GeneratedAlways<string>;
  };
  product_link: { parent_id: number; child_id: number };
  /** Maintained by triggers: each product with all that it grants, itself included. */
  product_closure: { parent_id: number; child_id: number };
  /**
   * Maintained by triggers as a log of changes: clients by the products that are open for them from then on, in
   * ascending order; from -infinity on those that are active now. A count is the sum of the rows up to its moment.
   */
  product_set_rollup: { products: number[]; since: Moment; n: number };
  coupon: {
    id: Id;
    code: string;
    qt: number;
    usage_count: Default<number>;
    is_default: Default<boolean>;
    percent: number | null;
    amount: number | null;
    starts_at: Moment;
    expires_at: Moment | null;
    applies_to: Default<CouponContext>;
    credit_card: Default<boolean>;
    bank_slip: Default<boolean>;
    pix: Default<boolean>;
    staff_only: Default<boolean>;
    obs: string | null;
    created_at: Moment;
  };
  offer_question: {
    id: Id;
    question: string;
    question_key: GeneratedAlways<string>;
    answer: string;
    position: number;
    created_at: Moment;
    updated_at: Moment;
  };
  analyst: {
    id: Id;
    name: string;
    name_key: GeneratedAlways<string>;
    cnpi: string;
    presentation: string | null;
    position: number;
    created_at: Moment;
    updated_at: Moment;
  };
  coupon_product: { coupon_id: number; product_id: number };
}
