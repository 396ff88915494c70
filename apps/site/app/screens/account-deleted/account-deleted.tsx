import { deletionGraceDays } from '@heartwood/domain';
import { navigationMessages } from '@heartwood/i18n';
import { ActivationResultScreen, GoodbyeScreen, Link } from '@heartwood/ui';
import type { EntryArt } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import { dayText } from '../../format/calendar-day';
import { definePage } from '../../document/page-handle';
import { useRootData } from '../../visit/root-data';
import { urls } from '../../urls';
import { MailLinkButton, MailLinkDone } from '../mail-link/mail-link-result';
import type { loader } from './account-deleted.server';
import { goodbyeMessages } from './goodbye-messages';
import type { Goodbye } from './goodbye.server';
import { deletedMessages as texts } from './messages';

export { action, loader } from './account-deleted.server';

export const handle = definePage({
  messages: ['deleted', 'goodbye'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
});

interface PartProps {
  readonly art: EntryArt;
}

function Deleted({ art }: PartProps) {
  const intl = useIntl();
  return (
    <ActivationResultScreen
      state="ready"
      title={intl.formatMessage(texts.title)}
      text={intl.formatMessage(texts.text, { days: deletionGraceDays })}
      art={art}
      next={{ href: urls.path('index'), label: intl.formatMessage(texts.to_start) }}
    />
  );
}

function GoodbyePart({ goodbye: { name, until } }: { readonly goodbye: Goodbye }) {
  const intl = useIntl();
  const date = dayText(intl, until, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <GoodbyeScreen
      title={intl.formatMessage(goodbyeMessages.title, { name })}
      text={intl.formatMessage(goodbyeMessages.text)}
      days={deletionGraceDays}
      until={intl.formatMessage(goodbyeMessages.until, { date })}
      next={{ href: urls.path('index'), label: intl.formatMessage(texts.to_start) }}
    />
  );
}

function Failed({ art }: PartProps) {
  const intl = useIntl();
  const { support_email: email } = useRootData().brand;
  return (
    <ActivationResultScreen
      state="failed"
      title={intl.formatMessage(texts.failed_title)}
      text={intl.formatMessage(texts.failed_text, {
        days: deletionGraceDays,
        email,
        mail: (words) => (
          <Link key="mail" href={`mailto:${email}`}>
            {words}
          </Link>
        ),
      })}
      art={art}
      next={{ href: urls.login(), label: intl.formatMessage(navigationMessages.login) }}
    />
  );
}

/** The page after a deletion, also linked from its mail: a button that script presses, then the outcome. */
export default function AccountDeletedPage() {
  const { state, token, submission, figure, goodbye } = useLoaderData<typeof loader>();
  const art = { kind: 'drawn', figure } as const;
  if (token !== null) {
    return (
      <MailLinkButton
        art={art}
        sent={{ token, submission }}
        action={urls.path('account-deleted')}
        title={texts.ready_title}
        text={texts.ready_text}
        submit={texts.bring_back}
        busy={texts.bringing_back}
      />
    );
  }
  if (goodbye) return <GoodbyePart goodbye={goodbye} />;
  if (state === 'back') {
    return (
      <MailLinkDone art={art} title={texts.back_title} text={texts.back_text} toMembers={texts.to_members} />
    );
  }
  return state === 'failed' ? <Failed art={art} /> : <Deleted art={art} />;
}
