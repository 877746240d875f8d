import { useGetPixQuery, useVerifyPixMutation } from '@mirante/api-client/sales/pix.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { PIX_MINUTES, type PixStatus } from '@mirante/domain/sales/pix.ts';
import { brl } from '@mirante/domain/format.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { Countdown } from '@mirante/ui-kit/states/countdown.tsx';
import { QrCode } from '@mirante/ui-kit/states/qr.tsx';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { readPurchase } from '../../purchase-record.ts';
import { CopyCode } from './copy-code.tsx';

interface Props {
  code: string;
  pix: PixStatus;
  copyPaste: string;
}

/** A pending charge. On phones the code comes before the QR, which cannot be scanned there. */
export function PixCharge({ code, pix, copyPaste }: Props) {
  const { refetch } = useGetPixQuery({ code });
  // The link alone does not tell what is paid: only the tab of the purchase knows.
  const [purchase] = useState(readPurchase);
  const own = purchase?.pix_code === code ? purchase : undefined;
  return (
    <>
      <section className="card pix-card">
        <div className="pix-top">
          <p className="pix-waiting">
            <span aria-hidden /> Aguardando pagamento
          </p>
          <h1 className="pix-amount" tabIndex={-1}>
            {own ? brl(own.total) : 'Pague com Pix'}
          </h1>
          <p className="soft">{own ? own.product.name : 'O valor aparece no aplicativo do seu banco.'}</p>
        </div>
        {pix.expires_at && <TimeLeft until={pix.expires_at} onEnd={() => void refetch()} />}
        <div className="pix-body">
          <figure>
            <QrCode value={copyPaste} size={256} title="QR code do pagamento Pix" />
            <figcaption className="small soft wide-only">Aponte a câmera do aplicativo do banco</figcaption>
          </figure>
          <div>
            <h2 className="wide-only">Pague em três passos</h2>
            <ol className="pix-steps wide-only">
              <li>
                Abra o aplicativo do seu banco e escolha <b>Pix</b>.
              </li>
              <li>Leia o QR code ou cole o código abaixo.</li>
              <li>Confirme o valor. Esta página avança sozinha.</li>
            </ol>
            <CopyCode text={copyPaste} />
            <Check code={code} />
          </div>
        </div>
      </section>
      <p className="small soft pix-help">
        Já pagou e a página não avançou? Aguarde alguns minutos e verifique de novo, ou{' '}
        <a className="link" href={brand.support_url} target="_blank" rel="noopener noreferrer">
          fale com o suporte
        </a>
        .
      </p>
    </>
  );
}

const TimeLeft = ({ until, onEnd }: { until: string; onEnd: () => void }) => {
  const total = PIX_MINUTES * 60;
  const left = Math.max(0, Math.min(total, Math.round((Date.parse(until) - serverNow().getTime()) / 1000)));
  return (
    <div className="pix-time">
      <p>
        <span className="small soft">O código expira em</span>
        <b>
          <Countdown until={until} onEnd={onEnd} />
        </b>
      </p>
      <progress max={total} value={left} aria-hidden />
    </div>
  );
};

function Check({ code }: { code: string }) {
  const [verify, { isLoading }] = useVerifyPixMutation();
  return (
    <button
      type="button"
      className="button quiet whole"
      aria-disabled={isLoading || undefined}
      onClick={() => !isLoading && void verify({ code })}
    >
      {isLoading ? <span className="ring" aria-hidden /> : <RefreshCw size={18} strokeWidth={1.75} aria-hidden />}
      Verificar pagamento
    </button>
  );
}
