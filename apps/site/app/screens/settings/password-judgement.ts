import { codePointLength, isPasswordLength } from '@heartwood/domain';

const goodLength = 14;

/** Rates a new password by its length alone, which matters most: too short, fair or good. */
export function passwordJudgement(password: string): 'short' | 'fair' | 'good' {
  if (!isPasswordLength(password)) return 'short';
  return codePointLength(password) < goodLength ? 'fair' : 'good';
}
