import { SignalListeners, type Signals } from './signals';

/** Signals within the only process that may have the embedded database open. */
export function embeddedSignals(): Signals {
  const listeners = new SignalListeners();
  return {
    send: (accountIds) => void setImmediate(() => listeners.tell(accountIds)),
    listen(accountId, listener) {
      setImmediate(listener);
      return listeners.add(accountId, listener);
    },
    close: () => Promise.resolve(),
  };
}
