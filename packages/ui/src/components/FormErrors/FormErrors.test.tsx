import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FormErrors } from './FormErrors';

afterEach(cleanup);

it('takes the focus and links to the fields', () => {
  render(
    <FormErrors
      title="Two things are missing."
      errors={[{ message: 'No name.', fieldId: 'name' }, { message: 'Full.' }]}
    />,
  );
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getByRole('link', { name: 'No name.' }).getAttribute('href')).toBe('#name');
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual(['No name.', 'Full.']);
});
