import { SignupModal } from '@heartwood/ui';
import type { EntryArt } from '@heartwood/ui';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { canPromptForPush } from '../../../push/can-push';
import { useRenderMaterial } from '../../../session/render-material';
import { useRootData } from '../../../session/root-data';
import { urls } from '../../../urls';
import { castOf } from '../../landing/cast';
import { firstMessageMessages as firstMessageTexts } from '../first-message-messages';
import { signupMessages as texts } from '../messages';
import { afterSignup, loginInstead, readSignupContext, stepAddress } from '../signup-context';
import type { SignupContext } from '../signup-context';
import { isMemberStep } from '../signup-steps';
import { progressOf } from '../steps/progress';
import { dialogStep } from './dialog-step';
import type { DialogStep } from './dialog-step';
import { signupWithEffects } from './signup-effects';
import { useDialogView } from './use-dialog-view';
import { useSignupMaterial } from './use-signup-material';
import type { SignupTarget } from './use-signup-material';

const areas = ['signup', 'profile', 'interests'];

interface SignupDialogProps {
  /** The query of the link that was pressed. */
  readonly query: string;
  readonly onClose: () => void;
}

type DialogProps = SignupDialogProps & { readonly context: SignupContext };

interface StepAddress {
  readonly query: string;
  readonly mailedOnly: boolean;
}

function useArt(target: SignupTarget | undefined, message: string | null): EntryArt {
  const intl = useIntl();
  const { brand } = useRootData();
  const said = message ? { message, note: intl.formatMessage(firstMessageTexts.message_ready) } : {};
  if (!target?.image) return { kind: 'drawn', figure: castOf(brand.niche)[0], ...said };
  const { filename: src, tone, width, height } = target.image;
  return { kind: 'member', photo: { src, tone, width, height, alt: '' }, ...said };
}

/**
 * Gives the page the address of the step, so that loading it again goes on there. The page behind gets its own address
 * back when nobody signed up, or where only a mail answers.
 */
function useStepInAddress(
  step: DialogStep,
  context: SignupContext,
  { query, mailedOnly }: StepAddress,
): void {
  useEffect(() => {
    if (mailedOnly) return undefined;
    const { history, location } = window;
    const behind = location.href;
    history.replaceState(history.state, '', `${urls.path('signup')}${query}`);
    return () => {
      if (location.pathname === urls.path('signup')) history.replaceState(history.state, '', behind);
    };
  }, [query, mailedOnly]);
  useEffect(() => {
    if (isMemberStep(step) && !mailedOnly)
      window.history.replaceState(window.history.state, '', stepAddress(step, context));
  }, [step, context, mailedOnly]);
}

function Dialog({ context, query, onClose }: DialogProps) {
  const intl = useIntl();
  const { push_public_key } = useRootData().brand;
  const machine = useMemo(() => signupWithEffects(context, push_public_key), [context, push_public_key]);
  const [snapshot, send, actor] = useMachine(machine, {
    input: { profile: context.profile, canPush: canPromptForPush(push_public_key) },
  });
  const material = useSignupMaterial(context);
  const latestClose = useRef(onClose);
  latestClose.current = onClose;
  const member = useRef(false);

  useEffect(() => {
    const subscriptions = [
      actor.on('step', ({ step }) => {
        if (step !== 0) member.current = !actor.getSnapshot().context.mailedOnly;
      }),
      actor.on('signup-closed', () => {
        if (member.current) window.location.assign(afterSignup(context));
        else latestClose.current();
      }),
      actor.on('redirected-to-login', () => {
        window.location.assign(loginInstead(context));
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, context]);

  const step = dialogStep(snapshot);
  useStepInAddress(step, context, { query, mailedOnly: snapshot.context.mailedOnly });
  const art = useArt(material.target, snapshot.context.message);
  const view = useDialogView(step, { context, snapshot, send, material });
  if (step === 'over') return null;
  const locked = snapshot.hasTag('in progress');
  return (
    <SignupModal
      isOpen
      title={intl.formatMessage(texts.page_title)}
      locked={locked}
      onClose={() => send({ type: 'DISMISS' })}
      art={art}
      progress={progressOf(intl, step === 'message' ? 'account' : step)}
      leave={{
        kind: 'close',
        href: urls.path('index'),
        label: intl.formatMessage(texts.leave),
        onPress: () => send({ type: 'CLOSE' }),
      }}
      step={view}
    />
  );
}

/** The signup as a dialog over any page, run by the signup flow. */
export default function SignupDialog({ query, onClose }: SignupDialogProps) {
  const { texts: source } = useRenderMaterial();
  const context = useMemo(() => readSignupContext(new URLSearchParams(query)), [query]);
  if (!source.has(areas)) throw source.load();
  return (
    <RawIntlProvider value={source.intl}>
      <Dialog context={context} query={query} onClose={onClose} />
    </RawIntlProvider>
  );
}
