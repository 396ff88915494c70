import { parseEmail } from '@heartwood/domain';

/**
 * The key an account with this address would have; an invalid address also gets one, which no account has.
 */
export function emailKeyOf(email: string): string {
  return parseEmail(email)?.key ?? email.toLowerCase();
}
