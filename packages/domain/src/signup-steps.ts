/**
 * The signup's steps once there is an account, in their order: 1 the photo, 2 to 4 the profile, the question about push
 * where the browser can be asked, and the confirming mail. Step 0, the message and the account, comes before them.
 */
export const memberSteps = ['photo', 'about', 'looks', 'wishes', 'push', 'complete'] as const;

export type MemberStep = (typeof memberSteps)[number];

/** Steps that are counted in the progress, the account's being the first. */
export const countedSteps = memberSteps.indexOf('push') + 1;

/** Whether a text names a step. */
export function isMemberStep(text: string | null | undefined): text is MemberStep {
  return memberSteps.some((step) => step === text);
}

/** The step after this one; the browser knows whether it can ask for push. */
export function stepAfter(step: MemberStep, canPush: boolean): MemberStep {
  const next = memberSteps[memberSteps.indexOf(step) + 1] ?? 'complete';
  return next === 'push' && !canPush ? 'complete' : next;
}

/** The step before this one, the question about push left out; `undefined` for the first. */
export function stepBefore(step: MemberStep): MemberStep | undefined {
  const before = memberSteps[memberSteps.indexOf(step) - 1];
  return before === 'push' ? stepBefore(before) : before;
}

/** The position in the progress, from 1; `undefined` for the question about push and the end. */
export function positionOf(step: MemberStep | 'account'): number | undefined {
  const position = step === 'account' ? 1 : memberSteps.indexOf(step) + 2;
  return position > countedSteps ? undefined : position;
}
