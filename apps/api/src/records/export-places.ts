import { Refusal } from '../http/refusal.ts';
import { tooMany } from '../http/limits.ts';

/** Exports of one process at once, and of one person: each reads as fast as its reader takes it. */
const PLACES = 4;
const EACH = 2;
const RETRY_S = 5;

const taken = new Map<string | number, number>();
let all = 0;

/** Takes a place for an export of this person, or of this network. Gives back how to leave it. Refuses with `too_many_requests` and `overloaded`. */
export function takeExportPlace(of: string | number): () => void {
  const own = taken.get(of) ?? 0;
  if (own >= EACH) throw tooMany(RETRY_S, 'Você já tem exportações em andamento. Aguarde o fim de uma delas.');
  if (all >= PLACES)
    throw new Refusal('overloaded', 'Há exportações demais em andamento. Tente novamente em instantes.', {
      headers: { 'retry-after': String(RETRY_S) },
    });
  taken.set(of, own + 1);
  all += 1;
  let isLeft = false;
  return () => {
    if (isLeft) return;
    isLeft = true;
    all -= 1;
    const left = taken.get(of)! - 1;
    if (left > 0) taken.set(of, left);
    else taken.delete(of);
  };
}
