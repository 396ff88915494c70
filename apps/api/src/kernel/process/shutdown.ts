import type { Logger } from 'pino';

const longestMilliseconds = 15_000;

/**
 * Stops the process on SIGTERM, SIGINT, or the loss of its parent's IPC channel: exits 0 once everything is
 * stopped, 1 after 15 s or at the second signal.
 */
export function stopOnSignals(stop: () => Promise<void>, log: Logger): { stop: () => void } {
  let stopping = false;
  const begin = () => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info('stopping');
    setTimeout(() => process.exit(1), longestMilliseconds).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
  process.once('disconnect', () => {
    if (!stopping) begin();
  });
  return { stop: begin };
}
