/** The steps after the account was made, in their order. */
export const memberSteps = ['photo', 'about', 'looks', 'wishes', 'push', 'complete'] as const;

export type MemberStep = (typeof memberSteps)[number];

/** Steps that are counted in the progress, the account's being the first. */
export const countedSteps = 5;

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
  return before === 'push' ? 'wishes' : before;
}

/** The position in the progress, from 1; `undefined` for the question about push and the end. */
export function positionOf(step: MemberStep | 'account'): number | undefined {
  if (step === 'account') return 1;
  return step === 'push' || step === 'complete' ? undefined : memberSteps.indexOf(step) + 2;
}
