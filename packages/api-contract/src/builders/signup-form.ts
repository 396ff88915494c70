import type { SignupForm } from '../index';

/** A valid signup. */
export function buildSignupForm(overrides: Partial<SignupForm> = {}): SignupForm {
  return {
    email: 'saffron@demo.example',
    name: 'Saffron',
    password: 'heartwood-demo',
    date_of_birth: '1990-04-12',
    terms_version: '2023-12-01T12:00:00Z',
    ...overrides,
  };
}
