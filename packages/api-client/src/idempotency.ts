const keyless = new Set(['/api/user.php', '/api/logout.php', '/api/typing.php', '/api/visit.php']);

/** Whether a request takes an idempotency key: every mutation but login, logout, typing and the count of a visit. */
export function takesKey(method: string, path: string): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return !(method === 'POST' && keyless.has(path));
}

/** A random key. Unlike randomUUID it works on pages without https too. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
