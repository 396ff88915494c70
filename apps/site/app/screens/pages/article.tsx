import { ArticleScreen, ConsentChoice } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import { consentAnswers, consentField } from '../../consent/answers';
import { consentMessages } from '../../consent/messages';
import { useRootData } from '../../visit/root-data';
import { pagesMessages as texts } from './messages';
import { urls } from '../../urls';
import type { PageData } from './pages.server';

const now = {
  accept: consentMessages.now_accepted,
  refuse: consentMessages.now_refused,
  open: consentMessages.now_open,
} as const;

/** On the page about cookies: the answer about third-party scripts, which can be changed. */
function Choice({ answer }: { answer: keyof typeof now }) {
  const intl = useIntl();
  return (
    <ConsentChoice
      now={intl.formatMessage(now[answer])}
      form={{
        action: urls.consent,
        name: consentField,
        fields: { to: `${urls.path('pages-cookies')}#change` },
      }}
      refuse={{ label: intl.formatMessage(consentMessages.refuse), value: consentAnswers.refuse }}
      accept={{ label: intl.formatMessage(consentMessages.accept), value: consentAnswers.accept }}
    />
  );
}

/** The text of a static page. */
export function Article() {
  const intl = useIntl();
  const { locale } = useRootData();
  const { page, since, consent } = useLoaderData<PageData>() as PageData;
  const date = since && intl.formatDate(since, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <ArticleScreen
      title={page.title}
      since={date ? intl.formatMessage(texts.since, { date }) : undefined}
      lang={page.locale.split('-', 1)[0] === locale ? undefined : page.locale}
      contentsLabel={intl.formatMessage(texts.contents)}
      intro={page.intro}
      sections={page.sections}
      after={consent && { change: <Choice answer={consent} /> }}
    />
  );
}
