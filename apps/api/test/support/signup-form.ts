import type { SignupForm } from '@heartwood/api-contract';

/** A valid form, with parts replaced. */
export function signupForm(changed: Partial<SignupForm> = {}): SignupForm {
  return {
    email: 'wren@oakmere.example',
    name: 'Wren',
    password: 'oak-leaves-turn-red',
    date_of_birth: '1990-04-12',
    terms_version: '2023-12-01T12:00:00.000Z',
    ...changed,
  };
}
