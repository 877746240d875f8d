import type { QuoteGateway } from './port.ts';

export interface QuoteSettings {
  /** The sources fetched nightly. */
  sources: QuoteGateway['sources'];
  places: { b3: string; cvm: string; bcb: string; brapi: string };
  brapiToken: string;
}

interface Readers {
  address: (name: string, fallback: string) => string;
  text: (name: string, fallback?: string) => string;
  /** Collects errors. */
  wrong: string[];
  production: boolean;
}

const known = ['b3', 'cvm', 'bcb', 'brapi'] as const;

/** `QUOTES`: the sources fetched nightly, comma-separated; `none` for none, as in a demo without network. */
export function readQuoteSettings(
  env: Record<string, string | undefined>,
  { address, text, wrong, production }: Readers,
): QuoteSettings {
  const named = (env.QUOTES || (production ? 'b3,cvm,bcb' : 'none')).split(',').map((each) => each.trim());
  const sources = known.filter((source) => named.includes(source));
  if (named.some((name) => name !== 'none' && !(known as readonly string[]).includes(name)))
    wrong.push(`QUOTES must be none, or some of ${known.join(', ')}`);
  return {
    sources,
    places: {
      b3: address('B3_URL', 'https://bvmf.bmfbovespa.com.br'),
      cvm: address('CVM_URL', 'https://dados.cvm.gov.br'),
      bcb: address('BCB_URL', 'https://api.bcb.gov.br'),
      brapi: address('BRAPI_URL', 'https://brapi.dev'),
    },
    brapiToken: text('BRAPI_TOKEN', sources.includes('brapi') ? undefined : ''),
  };
}
