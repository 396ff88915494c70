import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Switch } from './Switch';

afterEach(cleanup);

function pressed(selected: boolean, disabled?: boolean) {
  const sent: unknown[] = [];
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    sent.push([...new FormData(event.currentTarget, submitter)]);
  };
  render(
    <form onSubmit={send}>
      <Switch name="invisible" label="Invisible" selected={selected} disabled={disabled} />
    </form>,
  );
  const control = screen.getByRole('switch', { name: 'Invisible' });
  fireEvent.click(control);
  return { checked: control.getAttribute('aria-checked'), sent };
}

it('submits the opposite value', () => {
  expect(pressed(false)).toEqual({ checked: 'false', sent: [[['invisible', 'on']]] });
  cleanup();
  expect(pressed(true)).toEqual({ checked: 'true', sent: [[['invisible', 'off']]] });
});

it('does not submit while disabled', () => {
  expect(pressed(true, true)).toEqual({ checked: 'true', sent: [] });
});
