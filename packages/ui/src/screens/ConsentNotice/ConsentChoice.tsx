import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Button } from '../../components/Button/Button';
import type { ConsentNoticeProps } from './ConsentNotice';
import { answers, choice } from './ConsentChoice.css';

export interface ConsentChoiceProps extends Pick<ConsentNoticeProps, 'form' | 'refuse' | 'accept'> {
  /** The current answer. */
  now: string;
}

/**
 * On the cookie page: the current answer, and both answers again, equally prominent, as a plain form.
 * Replaces the notice.
 */
export function ConsentChoice({ now, form, refuse, accept }: ConsentChoiceProps) {
  return (
    <form method="post" action={form.action} className={choice} data-consent="away">
      <strong>{now}</strong>
      <HiddenFields values={form.fields} />
      <div className={answers}>
        {[refuse, accept].map(({ label, value }) => (
          <Button key={value} type="submit" look="outlined" full name={form.name} value={value}>
            {label}
          </Button>
        ))}
      </div>
    </form>
  );
}
