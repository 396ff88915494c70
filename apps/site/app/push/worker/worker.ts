import { servePush } from './serve-push';
import type { WorkerScope } from './worker-scope';

servePush(globalThis as unknown as WorkerScope);
