import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BirthPopup } from './BirthPopup';

afterEach(cleanup);

const popup = {
  title: 'Is that your birthday?',
  text: 'Fill in your date of birth (18+)',
  close: 'Have a look',
};

test('opens after each submission, closes by its button and focuses the field', () => {
  const at = (busy?: string) => (
    <form>
      <fieldset>
        <input aria-label="Day" aria-invalid="true" />
      </fieldset>
      <BirthPopup popup={popup} busy={busy} />
    </form>
  );
  const { rerender } = render(at());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  for (const _round of [1, 2]) {
    rerender(at('Sending'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    rerender(at());
    const opened = screen.getByRole<HTMLDialogElement>('alertdialog', { name: popup.title });
    const description = document.getElementById(opened.getAttribute('aria-describedby') ?? '');
    expect([opened.open, description?.textContent]).toEqual([true, popup.text]);
    fireEvent.click(screen.getByRole('button', { name: popup.close }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Day'));
  }
});
