import type { ReactNode } from 'react';
import type { BirthPopupProps } from './BirthPopup';
import type { DateOfBirthFieldProps } from '../../components/DateOfBirthField/DateOfBirthField';
import type { PasswordFieldProps } from '../../components/PasswordField/PasswordField';
import type { TextAreaFieldProps } from '../../components/TextAreaField/TextAreaField';
import type { TextFieldProps } from '../../components/TextField/TextField';
import type { FormPartProps } from '../../router/RouterParts';
import type { InterestChoice, ProfileQuestion } from '../profile-questions/profile-question';
import type { PhotoChooserProps } from './PhotoChooser';

interface Step {
  title: string;
  text?: ReactNode;
  /** Attributes of the form; it posts. */
  form: FormPartProps & { action: string };
  /** A different key remounts the form with the current values. */
  formKey?: string;
  /** Hidden fields of the form. */
  hidden?: Readonly<Record<string, string>>;
  /** Form-level error. */
  error?: ReactNode;
  submit: string;
  /** Busy label while the form is submitted. */
  busy?: string;
  /** Skips the step: a submit button with this name and value, without validation. */
  skip?: { label: string; name: string; value: string };
}

/** Step 0, for a visitor who wants to write to a member. */
export interface MessageStep extends Step {
  kind: 'message';
  message: TextAreaFieldProps;
  fine?: ReactNode;
}

/** Step 0: name, email, password, date of birth. */
export interface AccountStep extends Step {
  kind: 'account';
  name: TextFieldProps;
  email: TextFieldProps;
  password: PasswordFieldProps;
  birth: DateOfBirthFieldProps;
  /** Shown when the submitted date is invalid. */
  birthPopup?: BirthPopupProps;
  /** Terms, privacy, prices. */
  fine: ReactNode;
}

/** Step 1; the form is `multipart/form-data`. */
export interface PhotoStep extends Step {
  kind: 'photo';
  photo: PhotoChooserProps;
  /** The rules in one line. */
  fine?: ReactNode;
}

/** Steps 2 and 3: questions in sequence; selects are in pairs on a desktop. */
export interface ProfileStep extends Step {
  kind: 'profile';
  questions: readonly ProfileQuestion[];
}

/** Step 4. */
export interface InterestsStep extends Step, InterestChoice {
  kind: 'interests';
  description?: TextAreaFieldProps;
}

/** Asks for push messages. The browser's prompt requires script; without it, the form continues. */
export interface PushStep extends Step {
  kind: 'push';
}

/** The end: check the mailbox. The form resends the mail. */
export interface ConfirmStep extends Omit<Step, 'submit'> {
  kind: 'confirm';
  /** Resends the mail; absent where only the mail itself leads on. */
  submit?: string;
  /** The recipient's address. */
  address: string;
  /** The result of resending it. */
  sent?: string;
  next: { href: string; label: string; onPress?: () => void };
}

/** The signup views before the account exists, or where that must not be revealed. */
export type StartStepView = MessageStep | AccountStep | ConfirmStep;

/** The signup views of a new member. */
export type MemberStepView = PhotoStep | ProfileStep | InterestsStep | PushStep | ConfirmStep;

/** The current signup view. */
export type SignupStepView = StartStepView | MemberStepView;
