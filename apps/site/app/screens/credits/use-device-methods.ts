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

/** The methods that this device can pay with; while hydrating those that the server took it to have. */
export function useDeviceMethods(methods: Credits['methods']): Credits['methods'] {
  const applePay = useSyncExternalStore(never, hasApplePay, () => true);
  const possible = methods.filter(({ id }) => applePay || id !== 'applepay');
  return possible.length > 0 ? possible : methods;
}
