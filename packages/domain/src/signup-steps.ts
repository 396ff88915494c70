/**
 * The signup steps after the account exists, in order: 1 the photo, 2 to 4 the profile, the push prompt where
 * the browser supports it, and the confirmation mail. Step 0, message and account, precedes them.
 */
export const memberSteps = ['photo', 'about', 'looks', 'wishes', 'push', 'complete'] as const;

export type MemberStep = (typeof memberSteps)[number];

/** The number of steps in the progress, the account step being the first. */
export const countedSteps = memberSteps.indexOf('push') + 1;

/** Whether a text names a step. */
export function isMemberStep(text: string | null | undefined): text is MemberStep {
  return memberSteps.some((step) => step === text);
}

/** Returns the next step; whether push can be asked for depends on the browser. */
export function stepAfter(step: MemberStep, canPush: boolean): MemberStep {
  const next = memberSteps[memberSteps.indexOf(step) + 1] ?? 'complete';
  return next === 'push' && !canPush ? 'complete' : next;
}

/** Returns the previous step, skipping the push prompt; `undefined` for the first. */
export function stepBefore(step: MemberStep): MemberStep | undefined {
  const before = memberSteps[memberSteps.indexOf(step) - 1];
  return before === 'push' ? stepBefore(before) : before;
}

/** Returns the position in the progress, from 1; `undefined` for the push prompt and the end. */
export function positionOf(step: MemberStep | 'account'): number | undefined {
  const position = step === 'account' ? 1 : memberSteps.indexOf(step) + 2;
  return position > countedSteps ? undefined : position;
}
