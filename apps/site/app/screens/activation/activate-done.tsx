import { ActivationResultScreen } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import { useMember } from '../../member/member-store';
import { definePage } from '../../document/page-handle';
import { useForm } from '../../forms/use-form';
import { urls } from '../../urls';
import { usePressedForYou } from '../mail-link/use-pressed-for-you';
import { wayOn } from '../mail-link/way-on';
import type { loader } from './activate-done.server';
import { activationMessages as texts } from './messages';

export { action, loader } from './activate-done.server';

export const handle = definePage({
  messages: ['activation'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
});

/** What the activation mail opens: a button that script presses, then the good end. */
export default function ActivateDonePage() {
  const intl = useIntl();
  const { token, press, figure } = useLoaderData<typeof loader>();
  const { busy } = useForm();
  const member = useMember();
  usePressedForYou(token, press, urls.path('activate-done'));
  const art = { kind: 'drawn', figure } as const;
  if (token !== null) {
    return (
      <ActivationResultScreen
        state="ready"
        title={intl.formatMessage(texts.confirm_title)}
        text={intl.formatMessage(texts.confirm_text)}
        art={art}
        action={{
          form: { action: urls.path('activate-done') },
          hidden: { token, press },
          submit: intl.formatMessage(texts.confirm),
          busy: busy ? intl.formatMessage(texts.confirming) : undefined,
        }}
      />
    );
  }
  return (
    <ActivationResultScreen
      state="done"
      title={intl.formatMessage(texts.done_title)}
      text={intl.formatMessage(texts.done_text)}
      art={art}
      next={wayOn(intl, member, intl.formatMessage(texts.to_members))}
    />
  );
}
