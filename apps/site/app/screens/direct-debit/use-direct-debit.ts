import { useActionData, useLocation, useRevalidator } from '@remix-run/react';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import type { FormProblem } from '../../forms/form-problem';
import { useLatest } from '../../hooks/use-latest';
import { besideFields, codeProblem, detailsProblem, expressProblem, readDetails } from './details';
import type { IsMobile } from './details';
import { directDebitWithEffects } from './direct-debit-effects';
import type { DirectDebitData } from './direct-debit-data.server';
import type { action } from './directdebit.server';
import { intentOf, intents } from './intents';
import type { Intent } from './intents';
import type { DirectDebitWish } from './order-body';
import { startingInput } from './starting-input';
import { stepOf } from './step';
import { useStepInAddress } from './use-step-in-address';

async function mobileCheck(): Promise<IsMobile> {
  try {
    const { mobileNumber } = await import('@heartwood/domain/phone');
    return (text, country) => mobileNumber(text, country) !== null;
  } catch {
    return () => true;
  }
}

const stale: ReadonlySet<string> = new Set([
  'amount_changed',
  'authentication_required',
  'directdebit_blocked',
  'directdebit_limit_reached',
]);

/** Returns the page's direct debit order: the same steps with and without script. */
export function useDirectDebit(data: DirectDebitData) {
  const answer = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const wish: DirectDebitWish = {
    package: data.offer.id,
    amount: data.offer.amount,
    country: data.country,
    code: data.discount?.code ?? null,
  };
  const latestWish = useLatest(wish);
  const [formKey] = useState(data.formKey);
  const machine = useMemo(
    () => directDebitWithEffects({ wish: () => latestWish.current, formKey }),
    [latestWish, formKey],
  );
  const [input] = useState(() => startingInput(data, answer));
  const [snapshot, send] = useMachine(machine, { input });
  const [found, setFound] = useState<FormProblem | null>(null);
  const [phoneError, setPhoneError] = useState(false);
  const step = stepOf(snapshot);
  const { failure, sent } = snapshot.context;
  const code = failure?.code;
  const problem =
    found ??
    (failure
      ? besideFields({ code: failure.code, fields: failure.fields ?? {}, data: failure.data ?? {} })
      : null);

  useEffect(() => {
    if (code && stale.has(code)) revalidate();
  }, [code, revalidate]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') send({ type: 'CHECK' });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [send]);
  useStepInAddress(step, {
    payment: step === 'done' ? sent?.order.payment.payment_id : undefined,
    onBack: () => send({ type: 'BACK' }),
  });

  const request = async (intent: Intent, form: FormData) => {
    const details = readDetails(form);
    const wrong = detailsProblem(details, data.country, await mobileCheck());
    const express = form.has('express_request');
    if (wrong) return setFound(wrong);
    if (intent === intents.mandate) return send({ type: 'DETAILS_GIVEN', details });
    if (express) return send({ type: 'CODE_REQUESTED', details, express });
    return setFound(expressProblem);
  };
  const act = (intent: Intent, form: FormData) => {
    setFound(null);
    if (intent === intents.details || intent === intents.change) return send({ type: 'BACK' });
    if (intent === intents.another) return send({ type: 'ANOTHER_CODE_REQUESTED' });
    if (intent !== intents.order) return void request(intent, form);
    const otp = String(form.get('otp') ?? '');
    const wrong = codeProblem(otp);
    return wrong ? setFound(wrong) : send({ type: 'CODE_GIVEN', otp });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (snapshot.hasTag('busy')) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent =
      submitter instanceof HTMLButtonElement ? submitter.value : event.currentTarget.dataset['intent'];
    act(intentOf(intent), new FormData(event.currentTarget));
  };
  return {
    step,
    snapshot,
    wish,
    problem,
    onSubmit,
    /** Whether the number can't receive text messages, once the field was left. */
    phoneError,
    onPhoneLeft: async (phone: string) => {
      const isMobile = await mobileCheck();
      setPhoneError(phone.trim() !== '' && !isMobile(phone, data.country));
    },
    /** Action of the page's forms without script. */
    address: `${pathname}${search}`,
    formKey: answer?.problem?.code === 'unavailable' ? answer.values.formKey : data.formKey,
    busy: snapshot.hasTag('busy'),
  };
}

/** The page's order and its operations. */
export type DirectDebitOrderState = ReturnType<typeof useDirectDebit>;
