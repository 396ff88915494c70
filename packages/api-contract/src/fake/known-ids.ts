import type { ErrorCode } from '../index';
import type { PlacedOperation } from '../operations';
import { contractDocument, examplesOf, operationById } from '../operations';

const knownTexts = new Set<string>();
collect(contractDocument.paths);

const idFields = ['id', 'profile', 'conversation'] as const;

/** The product's code for a well-formed request that names what no example knows; null for one that doesn't. */
export function codeForUnknown(placed: PlacedOperation, url: URL, body: unknown): ErrorCode | null {
  const field = (name: string): unknown =>
    url.searchParams.get(name) ?? (isRecord(body) ? body[name] : undefined) ?? undefined;
  if (placed.id === 'postUser') {
    return field('password') === exampleField('postUser', 'password') ? null : 'login_failed';
  }
  if (placed.id === 'activate') {
    return field('token') === exampleField('activate', 'token') ? null : 'activation_failed';
  }
  if (placed.id === 'requestPasswordReset') {
    return field('email') === exampleField('requestPasswordReset', 'email') ? null : 'email_not_found';
  }
  if (placed.id === 'resetPassword') {
    return field('token') === exampleField('resetPassword', 'token') ? null : 'link_invalid_or_expired';
  }
  if (placed.id === 'reactivate') {
    return field('token') === exampleField('reactivate', 'token') ? null : 'link_invalid_or_expired';
  }
  if (placed.id === 'deleteAccount') {
    return field('password') === exampleField('deleteAccount', 'password') ? null : 'old_password_wrong';
  }
  if (placed.id === 'getMedia') return knownTexts.has(url.pathname) ? null : 'not_found';
  if (!('404' in placed.operation.responses)) return null;
  const unknown = idFields.some((name) => {
    const value = field(name);
    return typeof value === 'string' && !knownTexts.has(value);
  });
  return unknown ? 'not_found' : null;
}

function exampleField(operationId: string, name: string): unknown {
  const media = operationById(operationId).operation.requestBody?.content['application/json'];
  const example = media ? examplesOf(media)[0] : undefined;
  return isRecord(example) ? example[name] : undefined;
}

function collect(value: unknown): void {
  if (typeof value === 'string') knownTexts.add(value);
  else if (Array.isArray(value)) value.forEach(collect);
  else if (isRecord(value)) Object.values(value).forEach(collect);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
