import { serveOffline } from './serve-offline';
import { servePush } from './serve-push';
import type { WorkerScope } from './worker-scope';

const scope = globalThis as unknown as WorkerScope;
servePush(scope);
serveOffline(scope);
