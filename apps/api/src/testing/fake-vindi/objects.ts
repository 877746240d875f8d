/** The parts of Vindi's objects that open-source plugins use. */
export interface FakeCustomer {
  id: number;
  name: string;
  email: string;
  registry_code: string | null;
  code: string | null;
  status: 'active' | 'archived';
}

export interface FakeProfile {
  id: number;
  behaviour: 'approve' | 'refuse' | 'review';
  card_number_last_four: string;
  gateway_token: string;
  tokenised_at: number;
  customer_id: number | null;
}

export interface FakeTransaction {
  id: number;
  charge_id: number;
  transaction_type: string;
  status: string;
  amount: string;
  created_at: string;
  gateway_response_fields: Record<string, unknown>;
}

export interface FakeCharge {
  id: number;
  amount: string;
  status: 'pending' | 'paid' | 'canceled' | 'fraud_review';
  due_at: string | null;
  paid_at: string | null;
  next_attempt: string | null;
  attempt_count: number;
  print_url: string | null;
  payment_method: { code: string };
  last_transaction: FakeTransaction | null;
  bill: { id: number; code: string | null };
  customer: FakeCustomer;
}

export interface FakeBill {
  id: number;
  code: string | null;
  amount: string;
  installments: number;
  status: 'pending' | 'paid' | 'canceled' | 'review';
  due_at: string | null;
  created_at: string;
  customer: FakeCustomer;
  bill_items: object[];
  charges: FakeCharge[];
}
