import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { Progress } from '../../components/Progress/Progress';
import { Heading } from '../../components/Heading/Heading';
import { Stack } from '../../components/Stack/Stack';
import { Check, ChevronRight } from 'lucide-react';
import { useRouterParts } from '../../router/RouterParts';
import { EntryFrame } from '../entry/EntryFrame';
import type { EntryArt } from '../entry/EntryFrame';
import { EntryHead } from '../entry/EntryParts';
import * as styles from './CompleteSignupScreen.css';

export interface CompleteSignupScreenProps {
  title: string;
  text: ReactNode;
  art: EntryArt;
  /** The profile's completeness, 0 to 1, and in words. */
  progress: { value: number; label: string };
  /** Missing parts, in order. */
  tasks: readonly { id: string; label: string; note?: string; done: boolean; href: string }[];
  /** The next step. */
  action: { href: string; label: string };
  later: { href: string; label: string };
}

/** For a member who left the signup midway: what is done, what is missing, and a link to continue. */
export function CompleteSignupScreen({
  title,
  text,
  art,
  progress,
  tasks,
  action,
  later,
}: CompleteSignupScreenProps) {
  const { Link } = useRouterParts();
  return (
    <EntryFrame presentation="page" art={art} phoneArt="none">
      <EntryHead title={title} text={text} />
      <Stack gap={8}>
        <Heading level={2} type="sub">
          {progress.label}
        </Heading>
        <Progress value={progress.value} label={progress.label} />
      </Stack>
      <ul className={styles.tasks}>
        {tasks.map(({ id, label, note, done, href }) => (
          <li key={id}>
            <Link className={styles.task} href={href}>
              <span className={styles.mark({ done })} aria-hidden="true">
                {done && <Check />}
              </span>
              <span className={styles.words}>
                {label}
                {note && <span className={styles.note}>{note}</span>}
              </span>
              <ChevronRight />
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <ButtonLink href={action.href} size="large" full>
          {action.label}
        </ButtonLink>
        <ButtonLink href={later.href} look="text" full>
          {later.label}
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
