import { SignalListeners, type Signals } from './signals';

/** Signals within the only process that may have the embedded database open. */
export function embeddedSignals(): Signals {
  const listeners = new SignalListeners();
  return {
    send: (accountIds) => void setImmediate(() => listeners.notify(accountIds)),
    pass: (event) => void setImmediate(() => listeners.pass(event)),
    listen(accountId, listener) {
      setImmediate(() => listener.changed());
      return listeners.add(accountId, listener);
    },
    close: () => Promise.resolve(),
  };
}
