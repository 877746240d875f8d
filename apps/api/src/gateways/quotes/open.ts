import { day as written } from '@mirante/domain/format.ts';
import type { IndexCode } from '@mirante/domain/investments/quote-load.ts';
import type { Config } from '../../config.ts';
import { brapiCloses } from './brapi.ts';
import { downloadFile, downloadText } from './download.ts';
import type { QuoteGateway } from './port.ts';

/** The central bank's series numbers. */
const series: Readonly<Record<IndexCode, number>> = { cdi: 12, ipca: 433, ibovespa: 7 };

/** The quote sources named by `QUOTES`, at the publishers' URLs or their substitutes. */
export function openQuotes({ quotes: { sources, places, brapiToken } }: Pick<Config, 'quotes'>): QuoteGateway {
  return {
    sources,
    fetchB3: (of, path) => {
      const name = 'year' in of ? `A${of.year}` : `D${of.day.slice(8)}${of.day.slice(5, 7)}${of.day.slice(0, 4)}`;
      return downloadFile(`${places.b3}/InstDados/SerHist/COTAHIST_${name}.ZIP`, path);
    },
    fetchCvm: (month, path) =>
      downloadFile(`${places.cvm}/dados/FI/DOC/INF_DIARIO/DADOS/inf_diario_fi_${month.replace('-', '')}.zip`, path),
    // A period without values is a 404.
    fetchIndex: async (index, from, to) =>
      (await downloadText(
        `${places.bcb}/dados/serie/bcdata.sgs.${series[index]}/dados?formato=json&dataInicial=${written(from)}&dataFinal=${written(to)}`,
      )) ?? '[]',
    fetchCloses: (name) => brapiCloses(places.brapi, brapiToken, name),
  };
}
