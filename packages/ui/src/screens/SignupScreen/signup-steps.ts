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
  /** Another key makes the form anew, with the values given now. */
  formKey?: string;
  /** Values that the form sends along. */
  hidden?: Readonly<Record<string, string>>;
  /** What is wrong with the whole form. */
  error?: ReactNode;
  submit: string;
  /** What is going on while the form is sent. */
  busy?: string;
  /** Leaves the step out: a submit button with this name and value, without the browser's checks. */
  skip?: { label: string; name: string; value: string };
}

/** Step 0, for who comes to write to somebody. */
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
  /** Where the date that was sent is not possible. */
  birthPopup?: BirthPopupProps;
  /** Terms, privacy, what costs what. */
  fine: ReactNode;
}

/** Step 1; the form is `multipart/form-data`. */
export interface PhotoStep extends Step {
  kind: 'photo';
  photo: PhotoChooserProps;
  /** The rules in one line. */
  fine?: ReactNode;
}

/** Steps 2 and 3: questions one after the other; selects stand in pairs on a desktop. */
export interface ProfileStep extends Step {
  kind: 'profile';
  questions: readonly ProfileQuestion[];
}

/** Step 4. */
export interface InterestsStep extends Step, InterestChoice {
  kind: 'interests';
  description?: TextAreaFieldProps;
}

/** Asks for push messages. The browser asks in its turn, so it takes script; without, the form moves on. */
export interface PushStep extends Step {
  kind: 'push';
}

/** The end: look into the mailbox. The form sends the mail again. */
export interface ConfirmStep extends Omit<Step, 'submit'> {
  kind: 'confirm';
  /** Sends the mail again; absent where only the mail itself leads on. */
  submit?: string;
  /** Where the mail went. */
  address: string;
  /** What came of sending it again. */
  sent?: string;
  next: { href: string; label: string; onPress?: () => void };
}

/** What the signup shows before there is an account, or where nobody is told whether there is one. */
export type StartStepView = MessageStep | AccountStep | ConfirmStep;

/** What the signup shows of a new member. */
export type MemberStepView = PhotoStep | ProfileStep | InterestsStep | PushStep | ConfirmStep;

/** What the signup shows now. */
export type SignupStepView = StartStepView | MemberStepView;
