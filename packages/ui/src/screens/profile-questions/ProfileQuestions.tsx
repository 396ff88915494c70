import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import { SelectField } from '../../components/SelectField/SelectField';
import type { SelectFieldProps } from '../../components/SelectField/SelectField';
import { TextAreaField } from '../../components/TextAreaField/TextAreaField';
import { TextField } from '../../components/TextField/TextField';
import { pair } from '../entry/EntryParts.css';
import type { ProfileQuestion } from './profile-question';

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

/** A select whose options load later is remounted with them, so that its value gets selected. */
function keyOf({ name = '', options }: SelectFieldProps): string {
  return `${name} ${options.length}`;
}

/** Questions in sequence; selects are in pairs on a desktop. */
export function ProfileQuestions({ questions }: { questions: readonly ProfileQuestion[] }) {
  const lists = questions.filter((question) => question.kind === 'select');
  const others = questions.filter(({ kind }) => kind !== 'select');
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
