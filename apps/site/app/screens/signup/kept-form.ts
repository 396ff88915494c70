import { isMemberStep, profileOptions } from '@heartwood/domain';
import { useEffect, useMemo } from 'react';
import type { FormEvent } from 'react';
import { useHydrated } from '../../hooks/hydrated';

/** Fields outside this list are never stored, above all the password. */
const keptFields: ReadonlySet<string> = new Set([
  'signup_message',
  'name',
  'email',
  'birth_day',
  'birth_month',
  'birth_year',
  ...Object.keys(profileOptions),
  'country',
  'region',
  'city',
  'interests',
  'description',
]);
const storageName = 'signup';

/** Contents of the steps' forms as queries, by form name. */
type KeptForms = Readonly<Record<string, string>>;

function readForms(): KeptForms {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '{}') as KeptForms;
  } catch {
    return {};
  }
}

function writeForms(forms: KeptForms): void {
  try {
    if (Object.keys(forms).length > 0) sessionStorage.setItem(storageName, JSON.stringify(forms));
    else sessionStorage.removeItem(storageName);
  } catch {
    // Blocked or full storage must not stop the signup.
  }
}

function keep(name: string, form: HTMLFormElement): void {
  const fields = [...new FormData(form)].flatMap(([field, value]): [string, string][] =>
    keptFields.has(field) && typeof value === 'string' && value !== '' ? [[field, value]] : [],
  );
  writeForms({ ...readForms(), [name]: new URLSearchParams(fields).toString() });
}

function forgetDone(name: string): void {
  if (!isMemberStep(name)) return;
  const later = Object.entries(readForms()).filter(([form]) => name !== 'complete' && isMemberStep(form));
  writeForms(Object.fromEntries(later));
}

/**
 * Stores a step's form until the tab is closed or the signup is done, so that it survives reloads and going
 * back. `kept` is what the form held when it was left; nothing on the server and while hydrating.
 * @param name the step, and whom a message is for
 */
export function useKeptForm(name: string) {
  const hydrated = useHydrated();
  const kept = useMemo(() => {
    const query = hydrated ? readForms()[name] : undefined;
    return query === undefined ? undefined : new URLSearchParams(query);
  }, [hydrated, name]);
  useEffect(() => forgetDone(name), [name]);
  return { kept, onInput: (event: FormEvent<HTMLFormElement>) => keep(name, event.currentTarget) };
}
