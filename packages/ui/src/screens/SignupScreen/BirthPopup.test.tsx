import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { BirthPopup } from './BirthPopup';

beforeAll(() => import('../../components/Dialog/ModalFrame'), 30_000);
afterEach(cleanup);

const popup = {
  title: 'Is that your birthday?',
  text: 'Fill in your date of birth (18+)',
  close: 'Have a look',
};

test('opens once the form came back, closes by its button, and opens again the next time', async () => {
  const at = (busy: boolean) => <BirthPopup popup={busy ? undefined : popup} busy={busy} />;
  const { rerender } = render(at(false));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  for (const _round of [1, 2]) {
    rerender(at(true));
    rerender(at(false));
    expect(await screen.findByRole('alertdialog', { name: popup.title })).toBeDefined();
    expect(screen.getByText(popup.text)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: popup.close }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
});
