import { DateOfBirthField } from '../../components/DateOfBirthField/DateOfBirthField';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { TextAreaField } from '../../components/TextAreaField/TextAreaField';
import { TextField } from '../../components/TextField/TextField';
import { pair } from '../entry/EntryParts.css';
import { BirthPopup } from './BirthPopup';
import { ConfirmFields } from './ConfirmFields';
import type { StartStepView } from './signup-steps';

/**
 * The form's content for the steps before the account exists, or for an end that must not reveal whether it
 * does.
 */
export function StartFields({ step }: { step: StartStepView }) {
  switch (step.kind) {
    case 'message':
      return <TextAreaField {...step.message} />;
    case 'account':
      return (
        <>
          <div className={pair}>
            <TextField autoComplete="nickname" autoCapitalize="none" {...step.name} />
            <PasswordField autoComplete="new-password" {...step.password} />
          </div>
          <TextField type="email" autoComplete="email" inputMode="email" {...step.email} />
          <DateOfBirthField {...step.birth} />
          <BirthPopup popup={step.birthPopup} busy={step.busy} />
        </>
      );
    case 'confirm':
      return <ConfirmFields step={step} />;
  }
}
