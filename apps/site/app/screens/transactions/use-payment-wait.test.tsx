import type { Payment } from '@heartwood/api-contract';
import { buildPayment } from '@heartwood/api-contract/builders';
import { createRemixStub } from '@remix-run/testing';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveProvider, useLiveBus } from '../../member/live/live';
import type { LiveBus } from '../../member/live/live-events';
import { usePaymentWait } from './use-payment-wait';

let place: HTMLElement;
let rendered: Root;
let bus: LiveBus | null;
let looks: number;
let loads: number;
let status: Payment['status'];

function Waiting() {
  const found = useLiveBus();
  useEffect(() => {
    bus = found;
  }, [found]);
  usePaymentWait('p1', { pending: true, onLook: () => (looks += 1) });
  return null;
}

function Page() {
  return (
    <LiveProvider>
      <Waiting />
    </LiveProvider>
  );
}

beforeEach(async () => {
  // No further poll comes by itself within the second that the tests wait.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [bus, looks, loads, status] = [null, 0, 0, 'pending'];
  vi.stubGlobal('fetch', async () => Response.json(buildPayment({ payment_id: 'p1', status })));
  place = document.createElement('div');
  document.body.append(place);
  const loader = () => ({ loads: (loads += 1) });
  const Stub = createRemixStub([{ id: 'root', path: '/', loader, Component: Page }]);
  rendered = createRoot(place);
  rendered.render(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root: { loads } } }} />);
  await vi.waitFor(() => expect([looks, loads]).toEqual([1, 0]));
});

afterEach(() => {
  rendered.unmount();
  place.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the event of a pending payment reloads the page once it is decided', async () => {
  status = 'completed';
  bus?.emit('payment', { payment_id: 'p1', status: 'completed' });
  await vi.waitFor(() => expect([looks, loads]).toEqual([1, 1]));
});

test('the event of another payment checks nothing', async () => {
  status = 'completed';
  bus?.emit('payment', { payment_id: 'p2', status: 'completed' });
  bus?.emit('payment', { payment_id: 'p2', status: 'completed' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([looks, loads]).toEqual([1, 0]);
});
