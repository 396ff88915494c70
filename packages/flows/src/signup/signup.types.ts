import type { Binary, operations, Photo, SignupForm, User } from '@heartwood/api-contract';
import type { Failure } from '../failure';

/** Own profile fields, as saved by the profile steps. */
export type ProfileChanges = operations['updateProfile']['requestBody']['content']['application/json'];

export type SignupInput = {
  /** The member whose page the visitor came from. */
  profile?: string;
  /** Whether signup starts with a message to that member. */
  asksMessage: boolean;
  /** Whether this browser supports push. */
  canPush: boolean;
};

export type SignupContext = SignupInput & {
  /** The first message, kept until the account exists. */
  message: string | null;
  /** The address that the new account's confirmation mail is sent to. */
  email: string | null;
  /**
   * Whether there is a session. Where there is none at the end, the response must not reveal whether the
   * account existed: a mail explains the next step.
   */
  member: boolean;
  /** The uploaded photo. */
  photo: Photo | null;
  /** The changes saved by the profile steps so far. */
  changes: ProfileChanges;
  failure: Failure | null;
  /** Whether the confirmation mail was sent again. */
  resent: boolean;
};

/** The account form; the flow adds message and profile. */
export type AccountForm = Omit<SignupForm, 'signup_message' | 'profile'>;

export type SignupEvent =
  | { type: 'MESSAGE_WRITTEN'; text: string }
  /** The first input in the message or the account form: from now on signup is in progress. */
  | { type: 'EDITED' }
  | { type: 'ACCOUNT_SUBMITTED'; form: AccountForm }
  | { type: 'LOGIN_CHOSEN' }
  | { type: 'PHOTO_CHOSEN'; file: Binary }
  | { type: 'PROFILE_SUBMITTED'; changes: ProfileChanges }
  | { type: 'PUSH_ACCEPTED' }
  | { type: 'RESEND' }
  | { type: 'SKIP' }
  | { type: 'BACK' }
  /** Backdrop or Esc: only closes a signup that is not in progress. */
  | { type: 'DISMISS' }
  /** The close button: closes any signup that is not busy. */
  | { type: 'CLOSE' };

/** `member`: there is a session now. */
export type SignupEmitted = { type: 'signup-closed'; member: boolean } | { type: 'redirected-to-login' };

/** `in progress`: backdrop and Esc don't close it. `busy`: an effect is running. */
export type SignupTag = 'in progress' | 'busy';

/** Null where the response must not reveal whether the account existed; the mail does. */
export type AccountCreated = { user: User | null };
