import { BellRing, Flame } from 'lucide-react';
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup';
import { ChipInput } from '../../components/Chip/Chip';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import { SelectField } from '../../components/SelectField/SelectField';
import type { SelectFieldProps } from '../../components/SelectField/SelectField';
import { TextAreaField } from '../../components/TextAreaField/TextAreaField';
import { TextField } from '../../components/TextField/TextField';
import { pair } from '../entry/EntryParts.css';
import { InterestIcon } from '../interests/InterestIcon';
import { ConfirmFields, Disc } from './ConfirmFields';
import { PhotoChooser } from './PhotoChooser';
import type { InterestsStep, MemberStepView, ProfileQuestion, ProfileStep } from './signup-steps';
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

/** A list whose options come later is made anew with them, so that its value is chosen in it. */
function keyOf({ name = '', options }: SelectFieldProps): string {
  return `${name} ${options.length}`;
}

function Questions({ step }: { step: ProfileStep }) {
  const lists = step.questions.filter((question) => question.kind === 'select');
  const others = step.questions.filter(({ kind }) => kind !== 'select');
  return (
    <>
      {lists.length > 0 && (
        <div className={pair}>
          {lists.map((question) => (
            <Question key={keyOf(question)} question={question} />
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

/** What stands in the form of a step after the account was made. */
export function MemberFields({ step }: { step: MemberStepView }) {
  switch (step.kind) {
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
      return <ConfirmFields step={step} />;
  }
}
