import type { SignupActor, SignupSnapshot } from '@heartwood/flows';
import type { SignupStepView } from '@heartwood/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { chosenFile } from '../../../session/chosen-file';
import { fieldProblem } from '../../../session/form-problem';
import type { FormProblem } from '../../../session/form-problem';
import { useRootData } from '../../../session/root-data';
import { urls } from '../../../urls';
import { completeMessages as completeTexts } from '../complete-messages';
import { readAccount } from '../read-account';
import { readProfile } from '../read-profile';
import { afterSignup, loginInstead } from '../signup-context';
import type { SignupContext } from '../signup-context';
import { accountStep, messageStep } from '../steps/account-step';
import { memberStep, sentStep } from '../steps/member-steps';
import { isSkip, photoField } from '../steps/step-parts';
import { useEmailSuggestion } from '../use-email-suggestion';
import type { DialogStep } from './dialog-step';
import type { useSignupMaterial } from './use-signup-material';

interface DialogParts {
  readonly context: SignupContext;
  readonly snapshot: SignupSnapshot;
  readonly send: SignupActor['send'];
  readonly material: ReturnType<typeof useSignupMaterial>;
}

/** The view of the dialog's step, whose form goes to the flow instead of the server. */
export function useDialogView(
  step: DialogStep,
  { context, snapshot, send, material }: DialogParts,
): SignupStepView {
  const intl = useIntl();
  const { brand, locale, year, tracking } = useRootData();
  const { suggestion, look } = useEmailSuggestion('email');
  const [incomplete, setIncomplete] = useState<FormProblem>();

  const submitAccount = (form: FormData) => {
    const account = readAccount(form, { language: locale, termsVersion: brand.terms_version, tracking });
    setIncomplete(account.ok ? undefined : fieldProblem(account.fields));
    if (account.ok) send({ type: 'ACCOUNT_SUBMITTED', form: account.form });
  };
  const submitProfile = (form: FormData) => {
    const changes = readProfile(form);
    if (Object.keys(changes).length > 0) send({ type: 'PROFILE_SUBMITTED', changes });
    else send({ type: 'SKIP' });
  };
  const submitPhoto = (file?: File) => (file ? send({ type: 'PHOTO_CHOSEN', file }) : send({ type: 'SKIP' }));
  const submit = (form: FormData) => {
    if (step === 'message')
      send({ type: 'MESSAGE_WRITTEN', text: String(form.get('signup_message') ?? '').trim() });
    else if (step === 'account') submitAccount(form);
    else if (step === 'push') send({ type: 'PUSH_ACCEPTED' });
    else if (step === 'complete') send({ type: 'RESEND' });
    else if (step !== 'photo') submitProfile(form);
    else submitPhoto(chosenFile(form, photoField));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSkip(event)) send({ type: 'SKIP' });
    else submit(new FormData(event.currentTarget));
  };

  const { failure, email, resent } = snapshot.context;
  const problem: FormProblem | undefined =
    incomplete ??
    (failure ? { code: failure.code, fields: failure.fields ?? {}, data: failure.data ?? {} } : undefined);
  const parts = {
    form: {
      action: urls.signup(context),
      onSubmit,
      onInput: step === 'account' ? () => send({ type: 'EDITED' }) : undefined,
    },
    problem,
    busy: snapshot.hasTag('busy'),
  };
  if (step === 'message') return messageStep(intl, parts, brand.message_length, material.target?.name);
  if (step === 'account' || step === 'over') {
    return accountStep(intl, parts, {
      minAge: brand.min_age,
      year,
      loginHref: loginInstead(context),
      targetName: material.target?.name,
      suggestion,
      onEmailBlur: look,
    });
  }
  if (snapshot.context.mailedOnly) return sentStep(intl, parts, email ?? '');
  return memberStep(intl, step, parts, {
    values: {},
    places: material.places,
    offered: material.offered,
    email: email ?? '',
    sent: resent,
    next: {
      href: afterSignup(context),
      label: intl.formatMessage(context.profile ? completeTexts.to_profile : completeTexts.to_members),
    },
  });
}
