import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Button } from '../Button/Button';
import { Dialog, DialogActions } from './Dialog';

beforeAll(() => import('./ModalFrame'), 30_000);
afterEach(cleanup);

function Sample({ isDismissable }: { isDismissable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog
        isOpen={open}
        title="Delete it?"
        close="Close"
        isDismissable={isDismissable}
        onClose={() => setOpen(false)}
      >
        <DialogActions>
          <Button look="soft" onClick={() => setOpen(false)}>
            Keep
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

async function opened(isDismissable?: boolean) {
  render(<Sample isDismissable={isDismissable} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  return screen.findByRole('dialog', { name: 'Delete it?' });
}

const escape = (element: Element) => {
  fireEvent.keyDown(element, { key: 'Escape' });
  fireEvent.keyUp(element, { key: 'Escape' });
};

describe('Dialog', () => {
  it('is a modal named by its title, and closes on Escape and by its button', async () => {
    escape(await opened());
    expect(screen.queryAllByRole('dialog')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryAllByRole('dialog')).toEqual([]);
  });

  it('does not close on Escape when it is not dismissable', async () => {
    escape(await opened(false));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(screen.queryAllByRole('dialog')).toEqual([]);
  });
});
