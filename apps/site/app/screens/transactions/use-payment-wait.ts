import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useLiveEvent } from '../../member/live/live';
import { useLatest } from '../../hooks/use-latest';
import type { PaymentWait } from './wait-for-payment';

/** Loads the page again once a pending payment is decided. */
export function usePaymentWait(id: string, pending: boolean): void {
  const { revalidate } = useRevalidator();
  const latest = useLatest(revalidate);
  const wait = useRef<PaymentWait>();

  useEffect(() => {
    if (!pending) return undefined;
    let left = false;
    void import('./wait-for-payment')
      .then(({ waitForPayment }) => {
        if (!left) wait.current = waitForPayment(id, '', () => latest.current());
      })
      .catch(() => undefined);
    const check = () => {
      if (document.visibilityState === 'visible') wait.current?.check();
    };
    document.addEventListener('visibilitychange', check);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', check);
      wait.current?.stop();
      wait.current = undefined;
    };
  }, [id, pending, latest]);

  useLiveEvent('credits', () => wait.current?.check());
}
