/** The steps after the account was made, in their order. */
export const memberSteps = ['photo', 'about', 'looks', 'wishes', 'complete'] as const;

export type MemberStep = (typeof memberSteps)[number];

/** Steps that are counted in the progress, the account's being the first. */
export const countedSteps = 5;

/** Whether a text names a step. */
export function isMemberStep(text: string | null | undefined): text is MemberStep {
  return memberSteps.some((step) => step === text);
}

/** The step after this one. */
export function stepAfter(step: MemberStep): MemberStep {
  return memberSteps[memberSteps.indexOf(step) + 1] ?? 'complete';
}

/** The step before this one; `undefined` for the first. */
export function stepBefore(step: MemberStep): MemberStep | undefined {
  return memberSteps[memberSteps.indexOf(step) - 1];
}

/** The position in the progress, from 1; `undefined` for the end. */
export function positionOf(step: MemberStep | 'account'): number | undefined {
  if (step === 'account') return 1;
  return step === 'complete' ? undefined : memberSteps.indexOf(step) + 2;
}
