import { navigationMessages } from '@heartwood/i18n';
import { ActivationResultScreen } from '@heartwood/ui';
import { useLoaderData, useNavigation, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useMember } from '../../session/member-store';
import { definePage } from '../../session/page-handle';
import { urls } from '../../urls';
import type { loader } from './activate-done.server';
import { activationMessages as texts } from './messages';

export { action, loader } from './activate-done.server';

export const handle = definePage({
  messages: ['activation'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
});

function usePressedForYou(token: string | null): void {
  const submit = useSubmit();
  const pressed = useRef(false);
  useEffect(() => {
    if (token === null || pressed.current) return;
    pressed.current = true;
    submit({ token }, { method: 'post', action: urls.path('activate-done') });
  }, [submit, token]);
}

/** What the activation mail opens: a button that script presses, then the good end. */
export default function ActivateDonePage() {
  const intl = useIntl();
  const { token, figure } = useLoaderData<typeof loader>();
  const busy = useNavigation().formAction !== undefined;
  const member = useMember();
  usePressedForYou(token);
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
          hidden: { token },
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
      next={
        member
          ? { href: urls.path('members'), label: intl.formatMessage(texts.to_members) }
          : { href: urls.login(), label: intl.formatMessage(navigationMessages.login) }
      }
    />
  );
}
