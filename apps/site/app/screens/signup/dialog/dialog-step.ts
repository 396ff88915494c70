import { memberSteps } from '@heartwood/domain';
import type { MemberStep } from '@heartwood/domain';
import type { SignupSnapshot } from '@heartwood/flows';

/** The current step of the flow. */
export type DialogStep = 'message' | 'account' | MemberStep | 'over';

/** Returns the step of the flow's state. */
export function dialogStep(snapshot: Pick<SignupSnapshot, 'matches' | 'status'>): DialogStep {
  if (snapshot.status !== 'active') return 'over';
  if (snapshot.matches({ start: 'message' })) return 'message';
  return memberSteps.find((step) => snapshot.matches(step)) ?? 'account';
}
