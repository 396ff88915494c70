import { Text } from '@heartwood/ui';
import { useIntl } from 'react-intl';
import { useMember } from '../../member/member-store';
import { creditsMessages as texts } from './messages';

/** The balance, in the bar at the top of a phone. */
export function BalanceText() {
  const intl = useIntl();
  const count = useMember()?.credits ?? 0;
  return (
    <Text as="span" type="small" tone="muted">
      {intl.formatMessage(texts.balance, { count })}
    </Text>
  );
}
