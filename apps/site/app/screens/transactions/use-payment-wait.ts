import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useLiveEvent } from '../../member/live/live';
import { useLatest } from '../../hooks/use-latest';
import type { PaymentWait } from './wait-for-payment';

interface WaitOptions {
  readonly pending: boolean;
  /** Called after each check that found it still pending. */
  readonly onLook: () => void;
}

/** Reloads the page once a pending payment is decided. */
export function usePaymentWait(id: string, { pending, onLook }: WaitOptions): void {
  const { revalidate } = useRevalidator();
  const latest = useLatest({ onDecided: revalidate, onLook });
  const wait = useRef<PaymentWait>();

  useEffect(() => {
    if (!pending) return undefined;
    let left = false;
    void import('./wait-for-payment')
      .then(({ waitForPayment }) => {
        if (left) return;
        wait.current = waitForPayment(id, {
          onDecided: () => latest.current.onDecided(),
          onLook: () => latest.current.onLook(),
        });
      })
      .catch(() => undefined);
    const check = () => {
      if (document.visibilityState === 'visible') wait.current?.check();
    };
    document.addEventListener('visibilitychange', check);
    window.addEventListener('pageshow', check);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pageshow', check);
      wait.current?.stop();
      wait.current = undefined;
    };
  }, [id, pending, latest]);

  useLiveEvent('payment', ({ payment_id }) => {
    if (payment_id === id) wait.current?.check();
  });
}
