const keyless = new Set([
  'POST /api/user.php',
  'POST /api/logout.php',
  'POST /api/typing.php',
  'POST /api/visit.php',
  'POST /api/withdrawal.php',
  'PUT /api/directdebit.php',
]);

/**
 * Whether a request takes an idempotency key: every mutation except login, logout, typing, the visit count, a
 * withdrawal and a one-time code, which are idempotent themselves.
 */
export function takesKey(method: string, path: string): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return !keyless.has(`${method} ${path}`);
}

/** Generates a random key. Unlike randomUUID it also works on pages without https. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
