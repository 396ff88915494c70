import { resetDemo } from './demo/reset-demo';
import { findNotReady } from './kernel/process/health';
import type { AdminCommand } from './kernel/process/admin-socket';
import { makeVariants } from './photos/pipeline';
import type { Services } from './services';

/** What operators may ask of the running process; `stop` is added by the server. */
export function allCommands(services: Services): Record<string, AdminCommand> {
  return {
    async status() {
      const problems = await findNotReady(services);
      const { engine } = services.connection;
      return JSON.stringify({ pid: process.pid, engine, ready: problems.length === 0, problems });
    },
    async 'demo:reset'() {
      const { db, photos: photoStore, clock, brands, environment } = services;
      if (!environment.DEMO) throw new Error('this is no demo');
      const pools = await resetDemo({
        db,
        photoStore,
        pipeline: makeVariants,
        clock,
        brands: brands.all,
        size: environment.DEMO_MEMBERS,
      });
      return `demo members put back in ${pools.join(', ')}`;
    },
  };
}
