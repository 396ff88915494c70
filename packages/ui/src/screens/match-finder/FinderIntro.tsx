import { ArrowRight, EyeOff } from 'lucide-react';
import { ButtonLink } from '../../components/Button/Button';
import { Heading } from '../../components/Heading/Heading';
import { SunArc } from './SunArc';
import * as styles from './FinderIntro.css';

export interface FinderIntroProps {
  title: string;
  text: string;
  /** Who sees the answers; shown before the first question. */
  privacy: string;
  /** Whether each question is answered. */
  answered: readonly boolean[];
  /** The number of answered ones, in words. */
  progress?: string;
  start: { href: string; label: string };
  other: { href: string; label: string };
}

/** The start of the match finder: how it works, and who sees the answers. */
export function FinderIntro({ title, text, privacy, answered, progress, start, other }: FinderIntroProps) {
  return (
    <div className={styles.page}>
      <div className={styles.sky}>
        <SunArc answered={answered} className={styles.arc} />
      </div>
      <div className={styles.body}>
        <Heading level={1} type="profileName">
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        <p className={styles.privacy}>
          <EyeOff />
          <span>{privacy}</span>
        </p>
        {progress && <p className={styles.progress}>{progress}</p>}
        <div className={styles.actions}>
          <ButtonLink href={start.href} size="large" full>
            {start.label}
            <ArrowRight />
          </ButtonLink>
          <ButtonLink href={other.href} look="text" full>
            {other.label}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
