import { ApiError, unwrap } from '@heartwood/api-client';
import { asksForTerms, routes } from '@heartwood/domain';
import type { RouteName } from '@heartwood/domain';
import { navigationMessages } from '@heartwood/i18n';
import { Link, TermsDialog } from '@heartwood/ui';
import { useMatches } from '@remix-run/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { browserApi } from '../../member/browser-api';
import { problemOf, problemText } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { memberOf } from '../../member/member';
import { useUpdateMember } from '../../member/member-store';
import { TextsOf } from '../../document/texts-of';
import { useOverlayTurn } from '../../overlays/overlay-turn';
import { urls } from '../../urls';
import { termsMessages as texts } from './messages';
import { termsDocuments } from './terms-documents';

interface TermsQuestionProps {
  /** The version to be accepted. */
  readonly version: string;
}

function useAcceptance(version: string) {
  const update = useUpdateMember();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();
  const accept = async () => {
    setBusy(true);
    setProblem(undefined);
    const api = browserApi();
    try {
      const answer = await unwrap(api.PUT('/api/user.php', { body: { terms_version: version } }));
      if (answer) update(() => memberOf(answer.user));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // It may have been accepted in another tab, or an even newer version may apply by now.
      const answer = await unwrap(api.GET('/api/user.php')).catch(() => false as const);
      const user = answer && answer.user;
      if (user) update(() => memberOf(user));
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, accept };
}

function Question({ version }: TermsQuestionProps) {
  const intl = useIntl();
  const { busy, problem, accept } = useAcceptance(version);
  return (
    <TermsDialog
      isOpen
      title={intl.formatMessage(texts.title)}
      text={intl.formatMessage(texts.text, { date: intl.formatDate(version, { dateStyle: 'long' }) })}
      documents={termsDocuments(intl)}
      newTab={intl.formatMessage(texts.new_tab)}
      decline={intl.formatMessage(texts.decline, {
        settings: (words) => (
          <Link key="settings" href={urls.path('settings')}>
            {words}
          </Link>
        ),
      })}
      accept={intl.formatMessage(texts.accept)}
      busy={busy ? intl.formatMessage(texts.accepting) : undefined}
      error={problem && problemText(intl, problem)}
      logout={{ form: { action: urls.logout }, label: intl.formatMessage(navigationMessages.logout) }}
      onAccept={() => void accept()}
    />
  );
}

/** Asks a member on members' pages to accept newer terms; loads its own texts. */
export default function TermsQuestion({ version }: TermsQuestionProps) {
  const route = useMatches().at(-1)?.id ?? '';
  const asks = Object.hasOwn(routes, route) && asksForTerms(route as RouteName);
  if (!useOverlayTurn('terms', asks)) return null;
  return (
    <TextsOf areas={['terms']}>
      <Question version={version} />
    </TextsOf>
  );
}
