import { codePointLength } from './message-text';

/** Password length in characters. */
export const passwordLength = { minimum: 8, maximum: 1024 } as const;

/** Whether a password has a valid length. */
export function isPasswordLength(password: string): boolean {
  return codePointLength(password) >= passwordLength.minimum && password.length <= passwordLength.maximum;
}
