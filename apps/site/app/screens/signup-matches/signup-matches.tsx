import { actionMessages } from '@heartwood/i18n';
import { SignupMatchesScreen } from '@heartwood/ui';
import type { SignupMatchesScreenProps } from '@heartwood/ui';
import { useLoaderData, useLocation } from '@remix-run/react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { useMember } from '../../member/member-store';
import { definePage } from '../../document/page-handle';
import { urls } from '../../urls';
import { useLikes } from '../../people/use-likes';
import { everybody } from '../members/member-search';
import { personCard } from '../../people/person-cards';
import { useRememberedList } from '../../people/list-navigation';
import { signupMatchesMessages as texts } from './messages';
import type { loader } from './signup-matches.server';

export { action, loader } from './signup-matches.server';
export { searchesAgain as shouldRevalidate } from '../../visit/transient-parameters';

export const handle = definePage({
  messages: ['signup_matches', 'people'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
  place: 'members',
  ownAction: true,
});

function nobody(intl: IntlShape, failed: boolean, here: string): SignupMatchesScreenProps['empty'] {
  if (failed) {
    return {
      title: intl.formatMessage(texts.failed),
      text: intl.formatMessage(texts.failed_text),
      action: { href: here, label: intl.formatMessage(actionMessages.retry) },
    };
  }
  const everywhere = urls.withQuery(urls.path('members'), { gender: everybody, country: everybody });
  return {
    title: intl.formatMessage(texts.empty),
    text: intl.formatMessage(texts.empty_text),
    action: { href: everywhere, label: intl.formatMessage(texts.all) },
  };
}

/** The page after signup: people who fit, and a link to everybody. */
export default function SignupMatchesPage() {
  const intl = useIntl();
  const { people, failed } = useLoaderData<typeof loader>();
  const member = useMember();
  const like = useLikes();
  const { pathname, search } = useLocation();
  useRememberedList('members', people);
  if (!member) return null;
  return (
    <SignupMatchesScreen
      title={intl.formatMessage(texts.title, { name: member.name })}
      text={intl.formatMessage(texts.text)}
      waiting={member.status === 'not_confirmed' ? intl.formatMessage(texts.waiting) : undefined}
      members={people.map((person, index) =>
        personCard(person, index === 0 ? 'lead' : 'card', { intl, like }),
      )}
      more={{
        title: intl.formatMessage(texts.more),
        text: intl.formatMessage(texts.more_text),
        action: { href: urls.path('members'), label: intl.formatMessage(texts.all) },
      }}
      empty={nobody(intl, failed, `${pathname}${search}`)}
    />
  );
}
