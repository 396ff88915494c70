import type { Logger } from 'pino';

const longestMilliseconds = 15_000;

/**
 * Stops the process on SIGTERM and SIGINT, and when the process that started it with a channel is gone: exit 0 when all
 * is stopped, 1 after 15 s or at the second signal.
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
