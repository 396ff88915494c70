import type { MemberStep } from '@heartwood/domain';
import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FormEvent } from 'react';
import { canPromptForPush } from '../../member/live/can-push';
import { useMember } from '../../member/member-store';
import { useRootData } from '../../visit/root-data';
import { stepAddress } from './signup-context';
import type { SignupContext } from './signup-context';
import { canPushField, isSkip } from './steps/step-parts';

const neverChanges = () => () => undefined;

/** Whether this browser can ask for push; `undefined` on the server and while hydrating. */
function useCanPrompt(publicKey: string | null): boolean | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => canPromptForPush(publicKey),
    () => undefined,
  );
}

const loadPush = () => import('../../push/browser-push');

/**
 * Returns what the question about push adds to the steps' forms: the step before reports whether it can be
 * asked, and its own form asks. If it can't be asked, or no longer, its page moves on.
 */
export function usePushStep(step: MemberStep, context: SignupContext) {
  const publicKey = useRootData().brand.push_public_key;
  const member = useMember()?.id;
  const can = useCanPrompt(publicKey);
  const loading = useRef<ReturnType<typeof loadPush>>(undefined);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const next = stepAddress('complete', context);
  useEffect(() => {
    if (step === 'push') loading.current ??= loadPush();
  }, [step]);
  const isOver = step === 'push' && can === false && !busy;
  useEffect(() => {
    if (isOver) navigate(next, { replace: true });
  }, [isOver, navigate, next]);

  if (step === 'wishes' && can) return { hidden: { [canPushField]: '1' }, busy };
  if (step !== 'push' || member === undefined || publicKey === null) return { busy };
  const askThenLeave = async (who: string, key: string) => {
    try {
      const { browserPush } = await (loading.current ?? loadPush());
      await browserPush.turnOn(who, key);
    } catch {
      // The signup continues, and a notice offers it again.
    }
    navigate(next);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isSkip(event)) return;
    event.preventDefault();
    setBusy(true);
    void askThenLeave(member, publicKey);
  };
  return { onSubmit, busy };
}
