import { useGetRecordChainQuery } from '@mirante/api-client/investments/record.ts';
import { record } from '@mirante/contract/investments/record.ts';
import { day, dayTime, integer } from '@mirante/domain/format.ts';
import { CopyButton } from '@mirante/ui-kit/states/copy-button.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import Download from 'lucide-react/icons/download';
import css from './record.module.css';

/** The state of the hash chain, and how anyone can verify it. */
export function ChainPanel() {
  const { data: chain, error, refetch } = useGetRecordChainQuery();
  const last = chain?.last;
  const root = chain?.root;
  return (
    <Panel title="Integridade dos registros">
      <p className={css.note}>
        Cada registro guarda o hash do anterior: alterar um registro antigo muda todos os que vêm depois dele. O que
        ainda está em aberto aparece só como hash.
      </p>
      <dl className={css.chain}>
        {last && <Standing label="Última entrada" {...last} at={dayTime(last.moment)} />}
        {root && <Standing label="Raiz publicada" {...root} at={`fim de ${day(root.day)}`} />}
      </dl>
      {error && !chain && (
        <ErrorPanel title="Não foi possível carregar a última entrada" error={error} onRetry={refetch} />
      )}
      <ol className={css.steps} aria-label="Como verificar">
        <li>Baixe os registros, um por linha.</li>
        <li>
          Rode <code>npm run verify-record -- ARQUIVO --root NÚMERO:HASH</code>, com uma raiz que você tenha guardado.
        </li>
        <li>O verificador refaz o SHA-256 de cada linha e diz a primeira que não confere.</li>
      </ol>
      <div className={css.actions}>
        <Button
          variant="outlined"
          size="small"
          href={record.exportRecord.path}
          download
          startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
        >
          Baixar registros
        </Button>{' '}
        <Button size="small" component={Link} to="/historico/raizes">
          Raízes publicadas
        </Button>
      </div>
    </Panel>
  );
}

interface StandingProps {
  label: string;
  sequence: number;
  at: string;
  hash: string;
}
const Standing = ({ label, sequence, at, hash }: StandingProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {`nº ${integer(sequence)}, ${at}`}
      <br />
      <code>{`${hash.slice(0, 8)} … ${hash.slice(-8)}`}</code>{' '}
      <CopyButton text={`${sequence}:${hash}`} label="Copiar" variant="text" size="small" />
    </dd>
  </div>
);
