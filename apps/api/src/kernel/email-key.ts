import { parseEmail } from '@heartwood/domain';

/** The key that an account with this address would have; what is no address has one too, that no account has. */
export function emailKeyOf(email: string): string {
  return parseEmail(email)?.key ?? email.toLowerCase();
}
