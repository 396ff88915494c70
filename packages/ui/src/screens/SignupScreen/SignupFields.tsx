import { MemberFields } from './MemberFields';
import type { SignupStepView } from './signup-steps';
import { StartFields } from './StartFields';

/** The form's content for every step; a page with only some of them uses `StartFields` or `MemberFields`. */
export function SignupFields({ step }: { step: SignupStepView }) {
  return step.kind === 'message' || step.kind === 'account' ? (
    <StartFields step={step} />
  ) : (
    <MemberFields step={step} />
  );
}
