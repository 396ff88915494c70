import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DateOfBirthField } from './DateOfBirthField';

afterEach(cleanup);

const part = (label: string, value: string) => ({
  name: label.toLowerCase(),
  label,
  options: [{ value, label: value }],
  defaultValue: value,
});

it('renders the three lists in the given order and submits them by name', () => {
  render(
    <form aria-label="form">
      <DateOfBirthField
        label="Date of birth"
        order={['month', 'day', 'year']}
        day={part('Day', '14')}
        month={part('Month', '3')}
        year={part('Year', '1984')}
      />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect([...new FormData(form)]).toEqual([
    ['month', '3'],
    ['day', '14'],
    ['year', '1984'],
  ]);
  expect(screen.getAllByRole('combobox').map((list) => list.getAttribute('autocomplete'))).toEqual([
    'bday-month',
    'bday-day',
    'bday-year',
  ]);
});
