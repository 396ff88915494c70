import { codePointLength, isPasswordLength } from '@heartwood/domain';

const goodLength = 14;

/** How good a new password is by its length alone, which counts most: too short, fair or good. */
export function passwordJudgement(password: string): 'short' | 'fair' | 'good' {
  if (!isPasswordLength(password)) return 'short';
  return codePointLength(password) < goodLength ? 'fair' : 'good';
}
