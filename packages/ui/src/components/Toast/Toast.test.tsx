import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ToastRegion } from './ToastRegion';
import { createToastQueue } from './toast-queue';

beforeAll(() => import('./AriaToastRegion'), 30_000);
afterEach(cleanup);

describe('createToastQueue', () => {
  it('keeps toasts in order until a listener is added', () => {
    const queue = createToastQueue();
    queue.add({ title: 'one' });
    queue.add({ title: 'two' });
    const heard: string[] = [];
    const stop = queue.listen(({ title }) => heard.push(title));
    queue.add({ title: 'three' });
    stop();
    queue.add({ title: 'four' });
    expect(heard).toEqual(['one', 'two', 'three']);
    queue.listen(({ title }) => heard.push(title));
    expect(heard).toEqual(['one', 'two', 'three', 'four']);
  });
});

describe('ToastRegion', () => {
  it('shows a toast in a labelled region until it is closed', async () => {
    const queue = createToastQueue();
    render(<ToastRegion queue={queue} label="Notices" closeLabel="Close" />);
    expect(document.body.textContent).toBe('');
    act(() => queue.add({ title: 'Payment failed', text: 'Choose another way.', tone: 'danger' }));
    const toast = await screen.findByRole('alertdialog');
    expect(toast.textContent).toBe('Payment failedChoose another way.');
    expect(screen.getByRole('region').getAttribute('aria-label')).toBe('Notices');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryAllByText('Payment failed')).toEqual([]);
  });
});
