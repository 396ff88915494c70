import type { Binary, operations, Photo, SignupForm, User } from '@heartwood/api-contract';
import type { Failure } from '../failure';

/** Fields of the own profile, as the profile steps save them. */
export type ProfileChanges = operations['updateProfile']['requestBody']['content']['application/json'];

export type SignupInput = {
  /** The member whose page the visitor came from. */
  profile?: string;
  /** Whether signup opens with a message to that member. */
  asksMessage: boolean;
  /** Whether this browser can be asked for push. */
  canPush: boolean;
};

export type SignupContext = SignupInput & {
  /** The first message, kept until the account is made. */
  message: string | null;
  /** Where the new account's confirming mail goes. */
  email: string | null;
  /**
   * Somebody is logged in. Where nobody is at the end, the answer must not tell whether the account existed: a mail says
   * how it goes on.
   */
  member: boolean;
  /** The photo that was uploaded. */
  photo: Photo | null;
  /** What the profile steps sent so far. */
  changes: ProfileChanges;
  failure: Failure | null;
  /** Whether the confirming mail was sent once more. */
  resent: boolean;
};

/** The account form; message and profile are added by the flow. */
export type AccountForm = Omit<SignupForm, 'signup_message' | 'profile'>;

export type SignupEvent =
  | { type: 'MESSAGE_WRITTEN'; text: string }
  /** The first key in the message or the account form: from now on signup is in progress. */
  | { type: 'EDITED' }
  | { type: 'ACCOUNT_SUBMITTED'; form: AccountForm }
  | { type: 'LOGIN_CHOSEN' }
  | { type: 'PHOTO_CHOSEN'; file: Binary }
  | { type: 'PROFILE_SUBMITTED'; changes: ProfileChanges }
  | { type: 'PUSH_ACCEPTED' }
  | { type: 'RESEND' }
  | { type: 'SKIP' }
  | { type: 'BACK' }
  /** Backdrop or Esc: closes only what is not in progress. */
  | { type: 'DISMISS' }
  /** The close button: closes whatever is not busy. */
  | { type: 'CLOSE' };

/** `member`: somebody is logged in now. */
export type SignupEmitted = { type: 'signup-closed'; member: boolean } | { type: 'redirected-to-login' };

/** `in progress`: not to be left by backdrop or Esc. `busy`: an effect runs. */
export type SignupTag = 'in progress' | 'busy';

/** Null where the answer must not tell whether the account existed; the mail then does. */
export type AccountCreated = { user: User | null };
