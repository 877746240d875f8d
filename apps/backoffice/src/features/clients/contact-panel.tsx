import { genderLabels, type Client } from '@mirante/domain/client.ts';
import { ABSENT, cpf, day, phone } from '@mirante/domain/format.ts';
import { Panel } from '../../panel.tsx';
import css from './client-page.module.css';

export function ContactPanel({ client }: { client: Client }) {
  const facts: [string, string][] = [
    ['Email', client.email],
    ['CPF', cpf(client.cpf)],
    ['Telefone', phone(client.phone)],
    ['Celular', phone(client.cell_phone)],
    ['Nascimento', day(client.birth_date)],
    ['Gênero', genderLabels[client.gender] ?? ABSENT],
    ['Vindi', client.vindi_id ?? ABSENT],
  ];
  return (
    <Panel title="Dados e contato">
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
