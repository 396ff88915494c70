import type { Account, Profile } from '../../database/schema';

/** What a request knows of the account whose session it carries. */
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

/** Whose session the request carries. */
export interface Member extends MemberAccount {
  sessionId: string;
  gender: Profile['gender'];
  sexuality: Profile['sexuality'];
  /** Where the profile says that the member lives; `country` is where the account was made. */
  home_country: Profile['country'];
  home_region: Profile['region'];
  home_city: Profile['city'];
}

/** Whom a session is opened for, and with which password. */
export interface SignIn {
  accountId: string;
  /** The account's hash of the password that was checked, chosen or left as it was. */
  passwordHash: string;
}

/** How an operation begins and ends the caller's session. */
export interface SessionControl {
  /**
   * Opens a session for the account and sends its cookie with the answer; where the account has another password by
   * then, or is banned or deleted, none: the answer is `login_failed`.
   */
  open(signIn: SignIn): void;
  /** Ends the caller's session on the server and removes the cookie. */
  close(): void;
}
