import type { ErrorCode } from '../index';
import type { PlacedOperation } from '../operations';
import { contractDocument, examplesOf, operationById } from '../operations';

const knownTexts = new Set<string>();
collect(contractDocument.paths);

const idFields = ['id', 'profile', 'conversation'] as const;

/** The field of each operation that must equal its example, and the error code for any other value. */
const proofs: Record<string, { field: string; code: ErrorCode } | undefined> = {
  activate: { field: 'token', code: 'activation_failed' },
  requestPasswordReset: { field: 'email', code: 'email_not_found' },
  resetPassword: { field: 'token', code: 'link_invalid_or_expired' },
  reactivate: { field: 'token', code: 'link_invalid_or_expired' },
  confirmEmail: { field: 'token', code: 'link_invalid_or_expired' },
  deleteAccount: { field: 'password', code: 'old_password_wrong' },
  changePassword: { field: 'old_password', code: 'old_password_wrong' },
  changeEmail: { field: 'password', code: 'old_password_wrong' },
  requestExport: { field: 'password', code: 'old_password_wrong' },
};

/**
 * Returns the error code for a well-formed request that names what no example contains; null for any other
 * request.
 */
export function codeForUnknown(placed: PlacedOperation, url: URL, body: unknown): ErrorCode | null {
  const field = (name: string): unknown =>
    url.searchParams.get(name) ?? (isRecord(body) ? body[name] : undefined) ?? undefined;
  if (placed.id === 'postUser') {
    return field('password') === exampleField('postUser', 'password') ? null : 'login_failed';
  }
  const proof = proofs[placed.id];
  if (proof && field(proof.field) !== undefined)
    return field(proof.field) === exampleField(placed.id, proof.field) ? null : proof.code;
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
  const examples = media ? examplesOf(media).filter(isRecord) : [];
  return examples.find((example) => name in example)?.[name];
}

function collect(value: unknown): void {
  if (typeof value === 'string') knownTexts.add(value);
  else if (Array.isArray(value)) value.forEach(collect);
  else if (isRecord(value)) Object.values(value).forEach(collect);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
