import type { Db } from '../../../database/db.ts';
import type { ChargeRequest } from '../port.ts';
import { read } from './answers.ts';
import * as store from './customers.store.ts';
import { isFailure } from './failure.ts';
import type { VindiApi } from './http-client.ts';

type Customer = ChargeRequest['customer'];

/** Vindi's id of our client: stored, found by our code, or created. */
export async function customerIdOf(api: VindiApi, db: Db, customer: Customer): Promise<number> {
  const known = await store.findCustomerId(db, customer.reference);
  if (known !== undefined) return known;
  const id = (await find(api, customer.reference)) ?? (await create(api, customer));
  await store.saveCustomerId(db, customer.reference, id);
  return id;
}

async function find(api: VindiApi, reference: string): Promise<number | undefined> {
  const { customers } = read('customers', await api.get('/customers', { query: `code=${reference}` }));
  return customers.find(({ code, status }) => code === reference && status !== 'archived')?.id;
}

async function create(api: VindiApi, customer: Customer): Promise<number> {
  try {
    return read('customer', await api.post('/customers', bodyOf(customer))).customer.id;
  } catch (error) {
    // Created by a concurrent purchase of the same client.
    const other = isFailure(error, 'invalid') ? await find(api, customer.reference) : undefined;
    if (other === undefined) throw error;
    return other;
  }
}

const bodyOf = ({ reference, name, email, cpf, phone }: Customer) => ({
  name,
  email,
  code: reference,
  ...(cpf && { registry_code: cpf }),
  ...(phone && { phones: [{ phone_type: 'mobile', number: phone.replace(/\D/g, '') }] }),
});
