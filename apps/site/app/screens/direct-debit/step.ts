import type { DirectDebitSnapshot } from '@heartwood/flows';

/** What the page shows of a direct debit order. */
export type Step = 'data' | 'mandate' | 'code' | 'done' | 'blocked' | 'limit';

/** Returns the step of a flow's state. */
export function stepOf(snapshot: DirectDebitSnapshot): Step {
  if (snapshot.hasTag('coding')) return 'code';
  if (snapshot.matches('ordering')) return 'mandate';
  const { value } = snapshot;
  return value === 'mandate' || value === 'done' || value === 'blocked' || value === 'limit' ? value : 'data';
}
