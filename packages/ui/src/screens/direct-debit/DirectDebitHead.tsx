import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { IconButton, IconLink } from '../../components/IconButton/IconButton';
import { PhoneBar } from '../../components/PhoneBar/PhoneBar';
import { Segments } from '../../components/Progress/Progress';
import * as styles from './direct-debit.css';

/**
 * The back button at the top of a phone: a page, or the previous step, which is a form's button without
 * script.
 */
export type StepBack = { label: string } & (
  | { href: string }
  | {
      /** Id of the form. */
      form: string;
      name: string;
      value: string;
      onClick?: (event: MouseEvent) => void;
    }
);

export interface DirectDebitHeadProps {
  /** The method, in a phone's bar. */
  title: string;
  back: StepBack;
  /** The step of the order; unset when it is over. */
  progress?: { done: number; label: string };
}

const steps = 3;

/** A phone's bar with the back button, and the steps. */
export function DirectDebitHead({ title, back, progress }: DirectDebitHeadProps) {
  const { label, ...way } = back;
  return (
    <PhoneBar
      title={title}
      back={
        'href' in way ? (
          <IconLink {...way} label={label} icon={<ArrowLeft />} />
        ) : (
          <IconButton {...way} type="submit" formNoValidate label={label} icon={<ArrowLeft />} />
        )
      }
    >
      {progress && <span className={styles.stepWords}>{progress.label}</span>}
    </PhoneBar>
  );
}

/** The steps as bars. */
export function DirectDebitSteps({ done, label }: { done: number; label: string }) {
  return (
    <div className={styles.steps}>
      <Segments total={steps} done={done} label={label} />
    </div>
  );
}
