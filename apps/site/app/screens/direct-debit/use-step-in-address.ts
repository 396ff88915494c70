import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useLatest } from '../../hooks/use-latest';
import type { Step } from './step';

const hashes: Readonly<Partial<Record<Step, string>>> = { mandate: '#mandate', code: '#code' };
const order = ['', '#mandate', '#code'];

/**
 * Adds a history entry for each step, so that the browser's back button works within the page. A confirmed
 * order gets its own address, so that reloading shows it.
 */
export function useStepInAddress(
  step: Step,
  { payment, onBack }: { readonly payment: string | undefined; readonly onBack: () => void },
): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const latest = useLatest({ hash, navigate, onBack });
  const wanted = hashes[step] ?? '';

  useEffect(() => {
    const { hash: now, navigate: go } = latest.current;
    const { pathname, searchParams } = new URL(window.location.href);
    if (payment !== undefined) searchParams.set('payment', payment);
    if (now === wanted && payment === undefined) return;
    const replace = order.indexOf(wanted) < order.indexOf(now) || payment !== undefined;
    go({ pathname, search: String(searchParams), hash: wanted }, { replace, preventScrollReset: true });
  }, [wanted, payment, latest]);

  const last = useRef(hash);
  useEffect(() => {
    if (hash === last.current) return;
    last.current = hash;
    if (order.indexOf(hash) < order.indexOf(wanted)) latest.current.onBack();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a move in the history asks for the way back
  }, [hash]);
}
