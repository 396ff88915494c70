import type { SignupSnapshot } from '@heartwood/flows';
import type { MemberStep } from '../signup-steps';

/** The step that the flow stands at. */
export type DialogStep = 'message' | 'account' | MemberStep | 'over';

/** Reads the step from the flow's state. */
export function dialogStep(snapshot: Pick<SignupSnapshot, 'matches'>): DialogStep {
  if (snapshot.matches({ start: 'message' })) return 'message';
  if (snapshot.matches('start') || snapshot.matches('creating') || snapshot.matches('resuming'))
    return 'account';
  if (snapshot.matches('photo')) return 'photo';
  if (snapshot.matches('about')) return 'about';
  if (snapshot.matches('looks')) return 'looks';
  if (snapshot.matches('wishes')) return 'wishes';
  if (snapshot.matches('push')) return 'push';
  return snapshot.matches('complete') ? 'complete' : 'over';
}
