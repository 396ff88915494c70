import { MemberFields } from './MemberFields';
import type { SignupStepView } from './signup-steps';
import { StartFields } from './StartFields';

/** What stands in the form of any step; a page that shows some of them takes `StartFields` or `MemberFields`. */
export function SignupFields({ step }: { step: SignupStepView }) {
  return step.kind === 'message' || step.kind === 'account' ? (
    <StartFields step={step} />
  ) : (
    <MemberFields step={step} />
  );
}
