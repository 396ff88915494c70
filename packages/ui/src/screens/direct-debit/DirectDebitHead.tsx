import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { IconButton, IconLink } from '../../components/IconButton/IconButton';
import { PhoneBar } from '../../components/PhoneBar/PhoneBar';
import { Segments } from '../../components/Progress/Progress';
import * as styles from './direct-debit.css';

/** The way back at the top of a phone: a page, or the step before, which is a form's button without script. */
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
  /** The method, in the bar of a phone. */
  title: string;
  back: StepBack;
  /** Where in the order one is; nothing where it is over. */
  progress?: { done: number; label: string };
}

const steps = 3;

/** The bar of a phone with the way back, and the steps. */
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
