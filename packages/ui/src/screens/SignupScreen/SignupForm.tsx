import { BellRing, Flame, MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { Button, ButtonLink } from '../../components/Button/Button';
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup';
import { ChipInput } from '../../components/Chip/Chip';
import { DateOfBirthField } from '../../components/DateOfBirthField/DateOfBirthField';
import { FormErrors } from '../../components/FormErrors/FormErrors';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import { SelectField } from '../../components/SelectField/SelectField';
import { TextAreaField } from '../../components/TextAreaField/TextAreaField';
import { TextField } from '../../components/TextField/TextField';
import { useRouterParts } from '../../router/RouterParts';
import { ErrorFocus } from '../entry/ErrorFocus';
import { EntryFine, HiddenFields } from '../entry/EntryParts';
import { fields, foot, pair, skip as skipStyle } from '../entry/EntryParts.css';
import { InterestIcon } from '../interests/InterestIcon';
import { BirthPopup } from './BirthPopup';
import { PhotoChooser } from './PhotoChooser';
import type { InterestsStep, ProfileQuestion, ProfileStep, SignupStepView } from './signup-steps';
import * as styles from './SignupForm.css';

function Question({ question }: { question: ProfileQuestion }) {
  switch (question.kind) {
    case 'select': {
      const { kind: _kind, ...props } = question;
      return <SelectField {...props} />;
    }
    case 'chips': {
      const { kind: _kind, ...props } = question;
      return <RadioGroup look="chips" {...props} />;
    }
    case 'line': {
      const { kind: _kind, ...props } = question;
      return <TextField {...props} />;
    }
    case 'area': {
      const { kind: _kind, ...props } = question;
      return <TextAreaField {...props} />;
    }
  }
}

function Questions({ step }: { step: ProfileStep }) {
  const lists = step.questions.filter(({ kind }) => kind === 'select');
  const others = step.questions.filter(({ kind }) => kind !== 'select');
  return (
    <>
      {lists.length > 0 && (
        <div className={pair}>
          {lists.map((question) => (
            <Question key={question.name} question={question} />
          ))}
        </div>
      )}
      {others.map((question) => (
        <Question key={question.name} question={question} />
      ))}
    </>
  );
}

function withIcon<Option extends { value: string }>(option: Option) {
  return { ...option, icon: <InterestIcon id={option.value} /> };
}

function Interests({ step }: { step: InterestsStep }) {
  const { label, name, options, selected, choiceError, intimate, description } = step;
  return (
    <>
      <CheckboxGroup
        label={label}
        name={name}
        options={options.map(withIcon)}
        defaultValue={selected}
        error={choiceError}
      />
      {intimate && (
        <details
          className={styles.intimate}
          open={intimate.options.some(({ value }) => selected.includes(value)) || undefined}
        >
          <summary className={styles.intimateShow}>
            <Flame />
            {intimate.show}
          </summary>
          <div className={styles.chips}>
            {intimate.options.map(withIcon).map(({ value, label: word, icon }) => (
              <ChipInput
                key={value}
                type="checkbox"
                name={name}
                value={value}
                icon={icon}
                defaultChecked={selected.includes(value)}
              >
                {word}
              </ChipInput>
            ))}
          </div>
        </details>
      )}
      {description && <TextAreaField {...description} />}
    </>
  );
}

function Disc({ children }: { children: ReactNode }) {
  return (
    <span className={styles.disc} aria-hidden="true">
      {children}
    </span>
  );
}

function StepFields({ step }: { step: SignupStepView }) {
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
          <BirthPopup popup={step.birthPopup} busy={step.busy !== undefined} />
        </>
      );
    case 'photo':
      return <PhotoChooser {...step.photo} />;
    case 'profile':
      return <Questions step={step} />;
    case 'interests':
      return <Interests step={step} />;
    case 'push':
      return (
        <Disc>
          <BellRing />
        </Disc>
      );
    case 'confirm':
      return (
        <div className={styles.confirm}>
          <Disc>
            <MailCheck />
          </Disc>
          <p className={styles.address}>{step.address}</p>
          {step.sent && <Alert tone="success" title={step.sent} role="status" />}
        </div>
      );
  }
}

/** The form of one step: its fields, then the one button, pinned low. */
export function SignupForm({ step }: { step: SignupStepView }) {
  const { Form } = useRouterParts();
  const confirm = step.kind === 'confirm';
  const fine = 'fine' in step ? step.fine : undefined;
  return (
    <Form
      method="post"
      encType={step.kind === 'photo' ? 'multipart/form-data' : undefined}
      {...step.form}
      className={fields}
    >
      <HiddenFields values={step.hidden} />
      <ErrorFocus busy={step.busy !== undefined} />
      {step.error && <FormErrors title={step.error} />}
      <StepFields step={step} />
      {fine && <EntryFine>{fine}</EntryFine>}
      <div className={foot}>
        {confirm && (
          <ButtonLink href={step.next.href} size="large" full>
            {step.next.label}
          </ButtonLink>
        )}
        {step.submit !== undefined && (
          <Button type="submit" size="large" full look={confirm ? 'text' : 'filled'} busy={step.busy}>
            {step.submit}
          </Button>
        )}
        {step.skip && (
          <button
            className={skipStyle}
            type="submit"
            name={step.skip.name}
            value={step.skip.value}
            formNoValidate
          >
            {step.skip.label}
          </button>
        )}
      </div>
    </Form>
  );
}
