import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { array, number, object, string } from 'yup';
import { downloadText } from './download.ts';
import type { Quote } from './port.ts';

const price = object({ date: number().required(), close: number().nullable() });
const answer = object({
  results: array(object({ symbol: string().required(), historicalDataPrice: array(price).default([]) })).required(),
});

/**
 * The closes of a paper's last five days from https://brapi.dev, one paper per request, as every plan allows. Older
 * ones are not read: brapi adjusts them for splits.
 */
export async function brapiCloses(host: string, token: string, name: string): Promise<Quote[] | undefined> {
  const text = await downloadText(`${host}/api/quote/${encodeURIComponent(symbolOf(name))}?range=5d&interval=1d`, {
    authorization: `Bearer ${token}`,
    accept: 'application/json',
  });
  if (text === undefined) return undefined;
  const { results } = await answer.validate(JSON.parse(text));
  return results
    .filter(({ symbol }) => symbol === symbolOf(name))
    .flatMap(({ historicalDataPrice }) => historicalDataPrice)
    .flatMap(({ date, close }) =>
      typeof close === 'number' ? [{ name, day: dayInSaoPaulo(new Date(date * 1000)), value: close }] : [],
    );
}

const symbolOf = (name: string): string => (name === 'ibovespa' ? '^BVSP' : name);
