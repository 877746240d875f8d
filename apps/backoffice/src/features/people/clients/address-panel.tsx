import { streetOf, type StoredAddress } from '@mirante/domain/address.ts';
import { cep, day } from '@mirante/domain/format.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Typography from '@mui/material/Typography';
import css from './client-page.module.css';

export function AddressPanel({ address }: { address: StoredAddress | null }) {
  if (!address)
    return (
      <Panel title="Endereço">
        <Typography color="textSecondary">Sem endereço cadastrado.</Typography>
      </Panel>
    );
  return (
    <Panel title="Endereço" aside={`Atualizado em ${day(address.updated_at)}`}>
      <address className={css.address}>
        {streetOf(address)}
        <br />
        {[address.district, address.city, address.state].join(', ')}
        <br />
        <span className={css.quiet}>{cep(address.zipcode)}</span>
      </address>
    </Panel>
  );
}
