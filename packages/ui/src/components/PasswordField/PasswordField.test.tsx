import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PasswordField } from './PasswordField';

afterEach(cleanup);

it('shows and hides the password and is described by its error', () => {
  render(<PasswordField id="p" label="Password" error="Too short." showLabel="Show" hideLabel="Hide" />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect([field.type, field.getAttribute('aria-describedby'), field.getAttribute('aria-invalid')]).toEqual([
    'password',
    'p-error',
    'true',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(field.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(field.type).toBe('password');
  expect(document.getElementById('p-error')?.textContent).toBe('Too short.');
});
