import { interestMessage } from '@heartwood/i18n';
import type { InterestId } from '@heartwood/domain';
import { SharedInterests } from '@heartwood/ui';
import { useIntl } from 'react-intl';
import { TextsOf } from '../../document/texts-of';
import { chatMessages as texts } from './messages';

interface SharedInterestsPartProps {
  readonly interests: readonly InterestId[];
}

function Named({ interests }: SharedInterestsPartProps) {
  const intl = useIntl();
  return (
    <SharedInterests
      label={intl.formatMessage(texts.shared)}
      interests={interests.map((id) => ({ id, label: intl.formatMessage(interestMessage(id)) }))}
    />
  );
}

/** The interests that both have, before the first message; its icons and names are fetched with it. */
export default function SharedInterestsPart(props: SharedInterestsPartProps) {
  return (
    <TextsOf areas={['chat', 'interests']}>
      <Named {...props} />
    </TextsOf>
  );
}
