import { Flame } from 'lucide-react';
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup';
import { ChipInput } from '../../components/Chip/Chip';
import { InterestIcon } from '../interests/InterestIcon';
import type { InterestChoice } from './profile-question';
import * as styles from './InterestChooser.css';

function withIcon<Option extends { value: string }>(option: Option) {
  return { ...option, icon: <InterestIcon id={option.value} /> };
}

/** Interests as chips; the intimate ones are shown on request, or when one is already chosen. */
export function InterestChooser({ label, name, options, selected, choiceError, intimate }: InterestChoice) {
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
        <details open={intimate.options.some(({ value }) => selected.includes(value)) || undefined}>
          <summary className={styles.show}>
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
    </>
  );
}
