import { Check, Circle } from 'lucide-react';
import { ButtonLink } from '../../components/Button/Button';
import { ProgressRing } from '../../components/Progress/ProgressRing';
import { displayType } from '../../type/type.css';
import * as styles from './CompletenessPanel.css';
import type { PartLink } from './own-profile-parts';

export interface CompletenessPanelProps {
  /** From 0 to 1. */
  value: number;
  /** "70 %". */
  percent: string;
  /** The same as a sentence, read out. */
  label: string;
  /** The best next step, and how long it takes. */
  title: string;
  text: string;
  action: PartLink;
  /** Complete and missing parts, from desktop up. */
  parts: readonly { label: string; done: boolean; state: string }[];
}

/** The profile's completeness and the next step: a bottom bar on a phone, next to the page on a desktop. */
export function CompletenessPanel(props: CompletenessPanelProps) {
  const { value, percent, label, title, text, action, parts } = props;
  return (
    <aside className={styles.panel} aria-label={label} data-buying>
      <span className={styles.small}>
        <ProgressRing value={value} label={label} size="medium">
          {percent}
        </ProgressRing>
      </span>
      <span className={styles.large}>
        <ProgressRing value={value} label={label} size="large">
          {percent}
        </ProgressRing>
      </span>
      <div className={styles.words}>
        <p className={`${displayType({ type: 'sub' })} ${styles.title}`}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.action}>
        <ButtonLink href={action.href} onClick={action.onClick} full>
          {action.label}
        </ButtonLink>
      </div>
      <ul className={styles.parts}>
        {parts.map(({ label: part, done, state }) => (
          <li key={part} className={styles.part} data-done={done || undefined}>
            {done ? <Check aria-label={state} /> : <Circle aria-label={state} />}
            {part}
          </li>
        ))}
      </ul>
    </aside>
  );
}
