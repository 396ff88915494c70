import { deletionGraceDays } from '@heartwood/domain';
import { navigationMessages } from '@heartwood/i18n';
import { ActivationResultScreen, Link } from '@heartwood/ui';
import type { EntryArt } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import { useMember } from '../../member/member-store';
import { definePage } from '../../document/page-handle';
import { useForm } from '../../forms/use-form';
import { useRootData } from '../../visit/root-data';
import { urls } from '../../urls';
import { usePressedForYou } from '../mail-link/use-pressed-for-you';
import { wayOn } from '../mail-link/way-on';
import type { loader } from './account-deleted.server';
import { deletedMessages as texts } from './messages';

export { action, loader } from './account-deleted.server';

export const handle = definePage({
  messages: ['deleted'],
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

function Ready({ art, token, press }: PartProps & { readonly token: string; readonly press: string }) {
  const intl = useIntl();
  const { busy } = useForm();
  return (
    <ActivationResultScreen
      state="ready"
      title={intl.formatMessage(texts.ready_title)}
      text={intl.formatMessage(texts.ready_text)}
      art={art}
      action={{
        form: { action: urls.path('account-deleted') },
        hidden: { token, press },
        submit: intl.formatMessage(texts.bring_back),
        busy: busy ? intl.formatMessage(texts.bringing_back) : undefined,
      }}
    />
  );
}

function Back({ art }: PartProps) {
  const intl = useIntl();
  const member = useMember();
  return (
    <ActivationResultScreen
      state="done"
      title={intl.formatMessage(texts.back_title)}
      text={intl.formatMessage(texts.back_text)}
      art={art}
      next={wayOn(intl, member, intl.formatMessage(texts.to_members))}
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

/** Where a deletion ends, and where its mail leads: a button that script presses, then what came of it. */
export default function AccountDeletedPage() {
  const { state, token, press, figure } = useLoaderData<typeof loader>();
  usePressedForYou(token, press, urls.path('account-deleted'));
  const art = { kind: 'drawn', figure } as const;
  if (token !== null) return <Ready art={art} token={token} press={press} />;
  if (state === 'back') return <Back art={art} />;
  return state === 'failed' ? <Failed art={art} /> : <Deleted art={art} />;
}
