import { isMemberStep } from '@heartwood/domain';
import { actionMessages, navigationMessages } from '@heartwood/i18n';
import { SignupFields, SignupModal } from '@heartwood/ui';
import { useLocation, useNavigate, useRevalidator } from '@remix-run/react';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { canPromptForPush } from '../../../member/live/can-push';
import { useRenderMaterial } from '../../../document/render-material';
import { useRootData } from '../../../visit/root-data';
import { urls } from '../../../urls';
import { castOf } from '../../../people/cast';
import { signupMessages as texts } from '../messages';
import { afterSignup, asksMessage, loginInstead, readSignupContext, stepAddress } from '../signup-context';
import type { SignupContext } from '../signup-context';
import { progressOf } from '../steps/progress';
import { signupArt } from '../signup-art';
import { dialogStep } from './dialog-step';
import type { DialogStep } from './dialog-step';
import { signupWithEffects } from './signup-effects';
import { useDialogView } from './use-dialog-view';

const areas = ['signup', 'reset', 'profile', 'interests'];

interface SignupDialogProps {
  /** Query of the clicked link. */
  readonly query: string;
  readonly onClose: () => void;
}

type DialogProps = SignupDialogProps & { readonly context: SignupContext };

interface StepAddress {
  readonly query: string;
  /** Whether the page at the step's address resumes there. */
  readonly goesOn: boolean;
  /** Whether a first message is stored for sending. */
  readonly written?: true;
}

/**
 * Sets the page's address to the step's, so that reloading resumes there. Restores the address of the page
 * behind if nobody signed up, or only a mail answers.
 */
function useStepInAddress(
  step: DialogStep,
  context: SignupContext,
  { query, goesOn, written }: StepAddress,
): void {
  useEffect(() => {
    if (!goesOn) return undefined;
    const { history, location } = window;
    const behind = location.href;
    history.replaceState(history.state, '', `${urls.path('signup')}${query}`);
    return () => {
      if (location.pathname === urls.path('signup')) history.replaceState(history.state, '', behind);
    };
  }, [query, goesOn]);
  useEffect(() => {
    if (isMemberStep(step) && goesOn)
      window.history.replaceState(window.history.state, '', stepAddress(step, { ...context, written }));
  }, [step, context, goesOn, written]);
}

/** Calls `onLeave` once another page is shown behind the dialog. */
function usePageLeft(onLeave: () => void): void {
  const { pathname } = useLocation();
  const below = useRef(pathname);
  const latest = useRef(onLeave);
  latest.current = onLeave;
  useEffect(() => {
    if (pathname !== below.current) latest.current();
  }, [pathname]);
}

function Dialog({ context, query, onClose }: DialogProps) {
  const intl = useIntl();
  const { niche, push_public_key } = useRootData().brand;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const machine = useMemo(() => signupWithEffects(context, push_public_key), [context, push_public_key]);
  const [snapshot, send, actor] = useMachine(machine, {
    input: {
      profile: context.profile,
      asksMessage: asksMessage(context),
      canPush: canPromptForPush(push_public_key),
    },
  });
  const { member, message } = snapshot.context;
  const leave = useRef({ onClose, navigate });
  leave.current = { onClose, navigate };

  useEffect(() => {
    const subscriptions = [
      actor.on('signup-closed', (closed) => {
        // A full reload, since everything on it differs for a member.
        if (closed.member) window.location.assign(afterSignup(context));
        else leave.current.onClose();
      }),
      actor.on('redirected-to-login', () => {
        leave.current.onClose();
        leave.current.navigate(loginInstead(context));
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, context]);
  usePageLeft(() => {
    if (member) revalidate();
    onClose();
  });

  const step = dialogStep(snapshot);
  useStepInAddress(step, context, {
    query,
    goesOn: member || step !== 'complete',
    written: message ? true : undefined,
  });
  const { view, target } = useDialogView(step, { context, query, snapshot, send });
  if (step === 'over') return null;
  const canGoBack = !snapshot.hasTag('busy') && snapshot.can({ type: 'BACK' });
  return (
    <SignupModal
      isOpen
      title={intl.formatMessage(navigationMessages.signup)}
      locked={snapshot.hasTag('in progress')}
      onClose={() => send({ type: 'DISMISS' })}
      art={signupArt(intl, { context, target, figure: castOf(niche)[0], message })}
      progress={progressOf(intl, step === 'message' ? 'account' : step)}
      back={
        canGoBack
          ? { label: intl.formatMessage(actionMessages.back), onPress: () => send({ type: 'BACK' }) }
          : undefined
      }
      close={{ label: intl.formatMessage(texts.leave), onPress: () => send({ type: 'CLOSE' }) }}
      step={view}
    >
      <SignupFields step={view} />
    </SignupModal>
  );
}

/** The signup as a dialog over any page, run by the signup flow. */
export default function SignupDialog({ query, onClose }: SignupDialogProps) {
  const { texts: source } = useRenderMaterial();
  const context = useMemo(() => readSignupContext(new URLSearchParams(query), document.cookie), [query]);
  if (!source.has(areas)) throw source.load();
  return (
    <RawIntlProvider value={source.intl}>
      <Dialog context={context} query={query} onClose={onClose} />
    </RawIntlProvider>
  );
}
