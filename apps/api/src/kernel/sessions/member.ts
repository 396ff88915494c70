import type { Account, Profile } from '../../database/schema';

/** The columns a request loads of its session's account. */
export const memberColumns = [
  'id',
  'pool',
  'email',
  'status',
  'language',
  'credits',
  'paid_user',
  'signup_date',
  'country',
  'invisible',
  'spend_limit',
  'spend_limit_currency',
  'spend_limit_next',
  'spend_limit_from',
  'notifications_disabled',
  'free_conversations_used',
  'terms_version',
  'used_discounts',
  'search',
  'chosen_search',
  'show_read',
  'show_typing',
] as const satisfies readonly (keyof Account)[];

/** Those columns of an account. */
export type MemberAccount = Pick<Account, (typeof memberColumns)[number]>;

/** The member whose session the request carries. */
export interface Member extends MemberAccount {
  sessionId: string;
  gender: Profile['gender'];
  sexuality: Profile['sexuality'];
  /** The country in the profile; `country` is where the account was created. */
  home_country: Profile['country'];
  home_region: Profile['region'];
  home_city: Profile['city'];
}

/** The account a session is opened for, and the password hash it requires. */
export interface SignIn {
  accountId: string;
  /** The account's hash of the password that was verified, chosen or left unchanged. */
  passwordHash: string;
}

/** Lets an operation begin and end the caller's session. */
export interface SessionControl {
  /**
   * Opens a session for the account and sends its cookie with the response; if the account's password has
   * changed, or it is banned or deleted by then, the response is `login_failed` instead.
   */
  open(signIn: SignIn): void;
  /** Ends the caller's session on the server and removes the cookie. */
  close(): void;
}
