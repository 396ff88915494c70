import type { SignupActor, SignupSnapshot } from '@heartwood/flows';
import type { SignupStepView } from '@heartwood/ui';
import { useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { chosenFile } from '../../../forms/chosen-file';
import { fieldProblem } from '../../../forms/form-problem';
import type { FormProblem } from '../../../forms/form-problem';
import { useRootData } from '../../../visit/root-data';
import { urls } from '../../../urls';
import { useKeptForm } from '../kept-form';
import { withChoices } from '../profile-values';
import { accountValues, readAccount } from '../read-account';
import { readProfile } from '../read-profile';
import { afterSignup, loginInstead } from '../signup-context';
import type { SignupContext } from '../signup-context';
import { accountStep, messageStep } from '../steps/account-step';
import { memberStep } from '../steps/member-steps';
import { nextWords } from '../steps/next-words';
import { sentStep } from '../steps/sent-step';
import { isSkip, photoField } from '../steps/step-parts';
import { useEmailSuggestion } from '../use-email-suggestion';
import type { DialogStep } from './dialog-step';
import { useSignupMaterial } from './use-signup-material';

interface DialogParts {
  readonly context: SignupContext;
  /** Query of the clicked link. */
  readonly query: string;
  readonly snapshot: SignupSnapshot;
  readonly send: SignupActor['send'];
}

/** Validation errors of a step's form before it is sent. */
interface Incomplete {
  readonly step: DialogStep;
  readonly problem: FormProblem;
}

/**
 * Returns the dialog's step, whose form goes to the flow instead of the server, and whom the visitor came
 * from.
 */
export function useDialogView(step: DialogStep, { context, query, snapshot, send }: DialogParts) {
  const intl = useIntl();
  const { brand, locale, year, tracking } = useRootData();
  const { suggestion, look } = useEmailSuggestion('email');
  const { kept, onInput } = useKeptForm(step === 'message' ? `message ${context.profile}` : step);
  const { failure, email, resent, message, member, photo, changes } = snapshot.context;
  const saved = { ...changes, ...(kept && readProfile(kept)) };
  const material = useSignupMaterial(context, saved.country);
  const [incomplete, setIncomplete] = useState<Incomplete>();

  const lacks = (problem: FormProblem) => setIncomplete({ step, problem });
  const submitMessage = (text: string) =>
    text ? send({ type: 'MESSAGE_WRITTEN', text }) : lacks(fieldProblem({ signup_message: 'required' }));
  const submitAccount = (form: FormData) => {
    const { terms_version, min_age: minAge } = brand;
    const account = readAccount(form, { language: locale, terms_version, tracking, minAge });
    if (account.ok) send({ type: 'ACCOUNT_SUBMITTED', form: account.form });
    else lacks(fieldProblem(account.fields));
  };
  const submitPhoto = (file?: File) => {
    if (file) send({ type: 'PHOTO_CHOSEN', file });
    else if (photo) send({ type: 'SKIP' });
    else lacks(fieldProblem({ [photoField]: 'required' }));
  };
  const submitProfile = (form: FormData) => {
    const given = readProfile(form);
    if (Object.keys(given).length > 0) send({ type: 'PROFILE_SUBMITTED', changes: given });
    else send({ type: 'SKIP' });
  };
  const submit = (form: FormData) => {
    setIncomplete(undefined);
    if (step === 'message') submitMessage(String(form.get('signup_message') ?? '').trim());
    else if (step === 'account') submitAccount(form);
    else if (step === 'photo') submitPhoto(chosenFile(form, photoField));
    else if (step === 'push') send({ type: 'PUSH_ACCEPTED' });
    else if (step === 'complete') send({ type: 'RESEND' });
    else submitProfile(form);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSkip(event)) send({ type: 'SKIP' });
    else submit(new FormData(event.currentTarget));
  };

  const failed = useMemo(
    () => failure && { code: failure.code, fields: failure.fields ?? {}, data: failure.data ?? {} },
    [failure],
  );
  const parts = {
    form: {
      action: `${urls.path('signup')}${query}`,
      onSubmit,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        onInput(event);
        send({ type: 'EDITED' });
      },
    },
    problem: (incomplete?.step === step ? incomplete.problem : failed) ?? undefined,
    busy: snapshot.hasTag('busy'),
  };
  const onLogin = () => send({ type: 'LOGIN_CHOSEN' });
  const { target, places, offered } = material;

  const view = (): SignupStepView => {
    if (step === 'message') {
      const written = kept?.get('signup_message') ?? message ?? undefined;
      return messageStep(intl, parts, {
        maxLength: brand.message_length,
        targetName: target?.name,
        written,
      });
    }
    if (step === 'account' || step === 'over') {
      return accountStep(intl, parts, {
        minAge: brand.min_age,
        year,
        loginHref: loginInstead(context),
        onLogin,
        targetName: target?.name,
        values: kept && accountValues(kept),
        suggestion,
        onEmailBlur: look,
      });
    }
    if (!member) return sentStep(intl, parts, { email: email ?? '', onLogin });
    return memberStep(intl, step, parts, {
      values: withChoices(saved, context, { countries: places.countries, isRegion: () => false }),
      photo: photo?.filename,
      places,
      offered,
      email: email ?? '',
      sent: resent,
      next: {
        href: afterSignup(context),
        label: nextWords(intl, context),
        onPress: () => send({ type: 'CLOSE' }),
      },
    });
  };
  return { view: view(), target };
}
