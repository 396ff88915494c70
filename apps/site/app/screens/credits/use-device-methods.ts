import type { Credits } from '@heartwood/api-contract';
import { useSyncExternalStore } from 'react';

interface AppleWindow {
  readonly ApplePaySession?: { canMakePayments(): boolean };
}

function hasApplePay(): boolean {
  const { ApplePaySession: session } = window as AppleWindow;
  try {
    return session?.canMakePayments() ?? false;
  } catch {
    return false;
  }
}

const never = () => () => undefined;

/** Returns the methods available on this device; while hydrating, those that the server assumed. */
export function useDeviceMethods(methods: Credits['methods']): Credits['methods'] {
  const applePay = useSyncExternalStore(never, hasApplePay, () => true);
  const possible = methods.filter(({ id }) => applePay || id !== 'applepay');
  return possible.length > 0 ? possible : methods;
}
