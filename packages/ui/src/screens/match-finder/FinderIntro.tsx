import { ArrowRight, EyeOff } from 'lucide-react';
import { ButtonLink } from '../../components/Button/Button';
import { Heading } from '../../components/Heading/Heading';
import { SunArc } from './SunArc';
import * as styles from './FinderIntro.css';

export interface FinderIntroProps {
  title: string;
  text: string;
  /** Who sees the answers; said before the first question. */
  privacy: string;
  /** By question, whether it is answered. */
  answered: readonly boolean[];
  /** How many are answered, in words. */
  progress?: string;
  start: { href: string; label: string };
  other: { href: string; label: string };
}

/** The beginning of the match finder: what it takes, and who sees it. */
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
