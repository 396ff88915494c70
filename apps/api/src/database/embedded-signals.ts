import { SignalListeners, type Signals } from './signals';

/** Signals within the only process that may have the embedded database open. */
export function embeddedSignals(): Signals {
  const listeners = new SignalListeners();
  return {
    send: (accountIds) => void setImmediate(() => listeners.tell(accountIds)),
    listen: (listener) => listeners.add(listener),
    close: () => Promise.resolve(),
  };
}
