import type { ErrorCode as ContractCode } from '@heartwood/api-contract';
import { contractDocument, parametersOf, placedOperations } from '@heartwood/api-contract/operations';
import { errorStatuses, fieldIssues } from '@heartwood/domain';
import { describe, expect, it } from 'vitest';
import { takesKey } from './idempotency';

const schemas = contractDocument.components.schemas;

describe('client and contract', () => {
  it('agree on which operations take an idempotency key', () => {
    const sentByOthers = ['pageHidden', 'mailEvent', 'paymentWebhook'];
    const differing = placedOperations.filter(({ id, method, path, operation }) => {
      const documented = parametersOf(operation).some(({ name }) => name === 'Idempotency-Key');
      return !sentByOthers.includes(id) && documented !== takesKey(method.toUpperCase(), path);
    });
    expect(differing.map(({ id }) => id)).toEqual([]);
  });

  it('have the same error codes, statuses and message IDs', () => {
    const rows = schemas['ErrorCode']?.['x-codes'] as Record<
      ContractCode,
      { status: number; messageId: string }
    >;
    const documented = Object.entries(rows).map(([code, { status }]) => [code, status]);
    expect(errorStatuses).toEqual({ ...Object.fromEntries(documented), authentication_required: 403 });
    const texts = Object.entries(rows).filter(([code, { messageId }]) => messageId !== `errors.${code}`);
    expect(texts).toEqual([]);
  });

  it('have the same field codes', () => {
    expect(schemas['FieldCode']?.['enum']).toEqual(fieldIssues);
  });
});
