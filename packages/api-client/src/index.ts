export { ApiError } from './api-error';
export type { ApiClient, ApiClientOptions } from './client';
export { createApiClient } from './client';
export { randomKey } from './idempotency';
export type { Mode } from './retry-policy';
export type { Unwrapped } from './unwrap';
export { unwrap } from './unwrap';
