import { tooMany } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';

/** Exports of one process at once, and of one person: each reads as fast as its reader takes it. */
const SLOTS = 4;
const EACH = 2;
const RETRY_S = 5;

/** Takes a slot for an export of this person, or of this network, and answers how to release it. Refuses with `too_many_requests` and `overloaded`. */
type AcquireSlot = (of: string | number) => () => void;

function exportSlots(): AcquireSlot {
  const taken = new Map<string | number, number>();
  let all = 0;
  return (of) => {
    const own = taken.get(of) ?? 0;
    if (own >= EACH) throw tooMany(RETRY_S, 'Você já tem exportações em andamento. Aguarde o fim de uma delas.');
    if (all >= SLOTS)
      throw new Refusal('overloaded', 'Há exportações demais em andamento. Tente novamente em instantes.', {
        headers: { 'retry-after': String(RETRY_S) },
      });
    taken.set(of, own + 1);
    all += 1;
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      all -= 1;
      const left = taken.get(of)! - 1;
      if (left > 0) taken.set(of, left);
      else taken.delete(of);
    };
  };
}

export const acquireStaffExport = exportSlots();
/** Of their own: what anybody may read, as slowly as they like, keeps no staff from their files. */
export const acquirePublicExport = exportSlots();
