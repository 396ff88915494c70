import { useState } from 'react';
import { typeInto } from '../../forms/type-into';

/** A suggested spelling of a mail address, as the field offers it. */
export interface EmailSuggestion {
  readonly email: string;
  readonly onAccept: () => void;
}

/** Looks for a better spelling on blur of a mail field; `fieldId` is the field's id. */
export function useEmailSuggestion(fieldId: string) {
  const [better, setBetter] = useState<string>();
  const look = (typed: string) => {
    void import('./email-suggestion')
      .then(({ betterSpelling }) => setBetter(betterSpelling(typed)))
      .catch(() => undefined);
  };
  const accept = () => {
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLInputElement && better !== undefined) typeInto(field, better);
    setBetter(undefined);
  };
  const suggestion: EmailSuggestion | undefined =
    better === undefined ? undefined : { email: better, onAccept: accept };
  return { suggestion, look };
}
