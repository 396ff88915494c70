import type { Account, Profile } from '../../database/schema';

/** Whose session the request carries. */
export interface Member extends Pick<
  Account,
  | 'id'
  | 'pool'
  | 'email'
  | 'status'
  | 'language'
  | 'credits'
  | 'debt'
  | 'paid_user'
  | 'signup_date'
  | 'country'
  | 'invisible'
  | 'spend_limit'
  | 'notifications_disabled'
  | 'free_conversations_used'
  | 'terms_version'
  | 'fictional'
  | 'demo'
> {
  sessionId: string;
  gender: Profile['gender'];
  sexuality: Profile['sexuality'];
  /** Where the profile says that the member lives; `country` is where the account was made. */
  home_country: Profile['country'];
}

/** How an operation begins and ends the caller's session. */
export interface SessionControl {
  /**
   * Opens a session for the account and sends its cookie with the answer. With the hash that a password was checked
   * against, none once that is no longer the account's: the answer is `login_failed` then.
   */
  open(accountId: string, checkedHash?: string): void;
  /** Ends the caller's session on the server and removes the cookie. */
  close(): void;
}
