import { mkdtemp, rm } from 'node:fs/promises';
import { test } from 'vitest';
import { installedBrands } from '../../src/kernel/brands';
import { readEnvironment } from '../../src/kernel/environment';
import { folderStore } from '../../src/photos/flydrive-store';
import { makeVariants } from '../../src/photos/pipeline';
import { seedDemo } from '../../src/demo/seed-demo';
import { startApi } from '../support/api';
test('bench', { timeout: 300000 }, async () => {
  const api = await startApi();
  const dir = await mkdtemp('/tmp/demophotos-');
  const t = Date.now();
  let at = t; const c0 = process.cpuUsage(); let c1 = c0;
  const cpu = (c: NodeJS.CpuUsage) => { const u = process.cpuUsage(c); return (u.user + u.system) / 1e6; };
  const result = await seedDemo({ cast: 40, db: api.db, photoStore: folderStore(dir), pipeline: makeVariants, clock: api.clock, brands: installedBrands(readEnvironment({ NODE_ENV: 'test' })).all, progress: (d, a) => { if (d === a) { console.log(d, 'pictures', Date.now() - t, 'ms, cpu s', cpu(c0)); at = Date.now(); c1 = process.cpuUsage(); } } });
  console.log(result, 'total', Date.now() - t, 'database', Date.now() - at, 'cpu', cpu(c1), 'rss MB', process.memoryUsage().rss / 1e6);
  await api.close();
  await rm(dir, { recursive: true });
});
