import { Alert } from '@heartwood/ui';
import { useIntl } from 'react-intl';
import { problemText } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { useTimeZone } from '../../format/time-zone';
import { useRootData } from '../../visit/root-data';
import type { UsedDiscount } from './credits-data.server';
import { creditsMessages as texts } from './messages';

interface OrderProblemProps {
  /** A discount that ended while the page was open. */
  readonly ended: UsedDiscount | null;
  readonly problem: FormProblem | null | undefined;
}

/** Why nothing was ordered: a changed price is shown with its cause. */
export function OrderProblem({ ended, problem }: OrderProblemProps) {
  const intl = useIntl();
  const { timeZone: given } = useRootData();
  const timeZone = useTimeZone(given);
  if (ended?.expires && (!problem || problem.code === 'amount_changed')) {
    const time = intl.formatTime(ended.expires, { timeZone, hour: '2-digit', minute: '2-digit' });
    return (
      <Alert role="alert" title={intl.formatMessage(texts.ended_title, { time })}>
        {intl.formatMessage(texts.ended_text)}
      </Alert>
    );
  }
  if (!problem) return null;
  const tone = problem.code === 'amount_changed' ? 'warn' : 'danger';
  return <Alert tone={tone} role="alert" title={problemText(intl, problem)} />;
}
