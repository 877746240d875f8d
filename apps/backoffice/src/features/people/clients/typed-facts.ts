import type { PendingChange } from '@mirante/domain/people/client.ts';
import { streetOf } from '@mirante/domain/address.ts';
import { ABSENT, cep, phone } from '@mirante/domain/format.ts';

/** The typed contact data, with the profile's labels. */
export function typedFacts({
  change: { name, email, phone: main, cell_phone: cell, address },
}: PendingChange): [label: string, value: string][] {
  const facts: [string, string | undefined][] = [
    ['Nome', name],
    ['Email', email],
    ['Telefone', main && phone(main)],
    ['Celular', cell === undefined ? undefined : cell ? phone(cell) : ABSENT],
    [
      'Endereço',
      address && [streetOf(address), address.district, address.city, address.state, cep(address.zipcode)].join(', '),
    ],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== undefined);
}
