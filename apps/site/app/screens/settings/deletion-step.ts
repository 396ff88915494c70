import type { DeletionReason } from '@heartwood/api-contract';

/** A step of the deletion: the reason, alternatives, the offer, the last one. */
export interface DeletionStep {
  readonly kind: 'reason' | 'help' | 'pause' | 'offer' | 'last';
  readonly number: number;
  readonly total: number;
}

interface Situation {
  readonly reason: DeletionReason | null;
  /** Whether there is an offer. */
  readonly offer: boolean;
  readonly invisible: boolean;
}

/** In the address of the last step if an offer was declined. */
export const offerDeclined = '3';

function detourOf({ reason, invisible }: Situation): 'help' | 'pause' | undefined {
  if (reason === 'not_sure') return 'help';
  return reason === 'pause' && !invisible ? 'pause' : undefined;
}

/**
 * Returns the step that an address shows. `next` follows the reason: help or a pause if the reason suggests
 * it, then the offer if there is one.
 */
export function deletionStep(query: URLSearchParams, situation: Situation): DeletionStep {
  const step = query.get('step');
  const declined = query.get('of') === offerDeclined;
  const total = situation.offer || declined ? 3 : 2;
  if (step !== 'next' && step !== 'offer' && step !== 'last') return { kind: 'reason', number: 1, total };
  const detour = step === 'next' ? detourOf(situation) : undefined;
  if (detour) return { kind: detour, number: 1, total };
  if (situation.offer && step !== 'last') return { kind: 'offer', number: 2, total };
  return { kind: 'last', number: total, total };
}
