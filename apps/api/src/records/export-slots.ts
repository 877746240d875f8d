import { tooMany } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';

/** Concurrent exports per process and per person: each is read as fast as its client reads. */
const SLOTS = 4;
const EACH = 2;
const RETRY_S = 5;

/**
 * Acquires an export slot for a person or network, and returns its release. Refuses with `too_many_requests` and
 * `overloaded`.
 */
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
/** Separate slots: slow public readers must not block staff's exports. */
export const acquirePublicExport = exportSlots();
