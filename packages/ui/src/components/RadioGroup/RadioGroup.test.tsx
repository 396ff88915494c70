import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RadioGroup } from './RadioGroup';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup';

afterEach(cleanup);

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];

it.each(['list', 'chips'] as const)('as %s submits and reports the selected value', (look) => {
  const chosen: string[] = [];
  render(
    <form aria-label="form">
      <RadioGroup
        label="Which"
        name="which"
        look={look}
        options={options}
        defaultValue="a"
        onChange={(value) => chosen.push(value)}
      />
    </form>,
  );
  const sent = () => [...new FormData(screen.getByRole<HTMLFormElement>('form'))];
  expect(sent()).toEqual([['which', 'a']]);
  fireEvent.click(screen.getByRole('radio', { name: 'Second' }));
  expect([sent(), chosen]).toEqual([[['which', 'b']], ['b']]);
});

it('submits every checked checkbox', () => {
  render(
    <form aria-label="form">
      <CheckboxGroup label="Which" name="which" options={options} defaultValue={['b']} />
    </form>,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'First' }));
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual([
    ['which', 'a'],
    ['which', 'b'],
  ]);
});
