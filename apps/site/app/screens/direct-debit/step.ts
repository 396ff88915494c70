import type { DirectDebitSnapshot } from '@heartwood/flows';

/** What the page shows of an order by direct debit. */
export type Step = 'data' | 'mandate' | 'code' | 'done' | 'blocked' | 'limit';

/** The step that a state of the flow belongs to. */
export function stepOf(snapshot: DirectDebitSnapshot): Step {
  if (snapshot.hasTag('coding')) return 'code';
  if (snapshot.matches('ordering')) return 'mandate';
  const { value } = snapshot;
  return value === 'mandate' || value === 'done' || value === 'blocked' || value === 'limit' ? value : 'data';
}
