import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from './Button';

afterEach(cleanup);

function pressed(props: Parameters<typeof Button>[0]) {
  let presses = 0;
  let submits = 0;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submits += 1;
      }}
    >
      <Button type="submit" onClick={() => (presses += 1)} {...props} />
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  return { presses, submits };
}

describe('Button', () => {
  it('calls its handler and submits', () => {
    expect(pressed({ children: 'Save' })).toEqual({ presses: 1, submits: 1 });
  });

  it('does nothing while busy, and announces the busy text', () => {
    expect(pressed({ children: 'Save', busy: 'Saving' })).toEqual({ presses: 0, submits: 0 });
    const button = screen.getByRole('button', { name: 'Save Saving' });
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('does nothing while disabled with a reason, describes it and stays focusable', () => {
    expect(pressed({ children: 'Go on', disabled: 'Choose one first.' })).toEqual({
      presses: 0,
      submits: 0,
    });
    const button = screen.getByRole('button', { name: 'Go on' });
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose one first.',
    );
  });
});
