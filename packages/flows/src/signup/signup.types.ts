import type { Binary, operations, SignupForm, User } from '@heartwood/api-contract';
import type { SignupStep } from '@heartwood/domain';
import type { Failure } from '../failure';

/** Fields of the own profile, as the profile steps save them. */
export type ProfileChanges = operations['updateProfile']['requestBody']['content']['application/json'];

/** Where signup starts: at the beginning, or where a member left it. */
export type SignupStart = SignupStep | 'push' | 'complete';

export type SignupInput = {
  /** The member whose page the visitor came from; signup then opens with a message to that member. */
  profile?: string;
  /** Where to go on; 1 and later need a member who is logged in. */
  resumeAt?: SignupStart;
  /** Whether this browser can be asked for push. */
  canPush: boolean;
};

export type SignupContext = {
  profile: string | null;
  canPush: boolean;
  resumeAt: SignupStart;
  /** The first message, kept until the account is made. */
  message: string | null;
  /** Where the new account's confirming mail goes. */
  email: string | null;
  failure: Failure | null;
  /** Whether the confirming mail was sent once more. */
  resent: boolean;
  /** Nobody is logged in, whether there is an account or not: a mail tells how it goes on. */
  mailedOnly: boolean;
};

/** The account form; message and profile are added by the flow. */
export type AccountForm = Omit<SignupForm, 'signup_message' | 'profile'>;

export type SignupEvent =
  | { type: 'MESSAGE_WRITTEN'; text: string }
  /** The first key in the form: from now on signup is in progress. */
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

export type SignupEmitted =
  | { type: 'step'; step: SignupStart }
  | { type: 'signup-closed'; completed: boolean }
  | { type: 'redirected-to-login' };

/** `in progress`: not to be left by backdrop or Esc. `busy`: an effect runs. */
export type SignupTag = 'in progress' | 'busy';

/** Null where the answer must not tell whether the account existed; the mail then does. */
export type AccountCreated = { user: User | null };
