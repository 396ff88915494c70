import document from '@heartwood/api-contract/document';
import { closestBranch, type Violation as PlainViolation } from '@heartwood/api-contract/closest-branch';
import type { FieldIssue } from '@heartwood/domain';
import addFormats from 'ajv-formats';
import { OpenAPIBackend, type Document, type Operation as Described } from 'openapi-backend';
import { ApiError } from './api-error';

type Query = Record<string, string | string[]>;

/** One operation as the contract describes it. */
export interface ContractOperation {
  id: string;
  method: string;
  /** As in the contract, such as `/media/{key}`. */
  path: string;
  access: string;
  takes: 'nothing' | 'json' | 'multipart';
  /** Form content types accepted besides JSON. */
  formTypes: readonly string[];
  /** It accepts the Idempotency-Key header. */
  takesKey: boolean;
  /**
   * Throws if the request is invalid; returns the query and path parameters with numbers and booleans
   * converted.
   */
  checkRequest(request: { headers: Headers; query: Query; path: Record<string, string>; body: unknown }): {
    query: Record<string, unknown>;
    path: Record<string, unknown>;
  };
  /** The problem with a response, or null if it conforms. */
  findAnswerProblem(status: number, body: unknown): string | null;
}

const issues: Record<string, FieldIssue> = {
  required: 'required',
  minLength: 'too_short',
  minItems: 'too_short',
  maxLength: 'too_long',
  maxItems: 'too_long',
  minimum: 'too_low',
  exclusiveMinimum: 'too_low',
  maximum: 'too_high',
  exclusiveMaximum: 'too_high',
  enum: 'not_in_list',
  const: 'not_in_list',
  additionalProperties: 'not_allowed',
};

/** Maximum fields named in a validation error, to keep the response small. */
const mostFields = 20;
const longestFieldName = 80;

interface Violation extends PlainViolation {
  params: Record<string, unknown>;
}

function fieldOf({ instancePath, params }: Violation): string {
  const inner = params.missingProperty ?? params.additionalProperty;
  const parts = instancePath.split('/').slice(2);
  if (typeof inner === 'string') parts.push(inner);
  return parts.join('.');
}

function refuse(violations: readonly Violation[]): never {
  const whole = violations.find(
    ({ instancePath, keyword }) => instancePath === '/requestBody' && keyword === 'type',
  );
  if (whole) throw new ApiError('bad_request', { message: 'The body is not an object.' });
  if (violations.some(({ params }) => params.missingProperty === 'requestBody')) {
    throw new ApiError('bad_request', { message: 'A body is needed.' });
  }
  const fields = new Map<string, FieldIssue>();
  for (const violation of violations) {
    if (fields.size === mostFields) break;
    const name = fieldOf(violation).slice(0, longestFieldName);
    if (name && !fields.has(name)) fields.set(name, issues[violation.keyword] ?? 'invalid');
  }
  throw new ApiError('invalid_fields', {
    fields: Object.fromEntries(fields),
    message: 'Some fields are not as the contract says.',
  });
}

/** The accepted content types of a body. */
function bodyTypes({ requestBody }: Described): string[] {
  return requestBody && 'content' in requestBody ? Object.keys(requestBody.content) : [];
}

const jsonType = 'application/json';
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

function takenAs(types: readonly string[]): ContractOperation['takes'] {
  if (types.includes(jsonType)) return 'json';
  return types.length > 0 ? 'multipart' : 'nothing';
}

let operations: Promise<ContractOperation[]> | undefined;

/** The operations of the bundled contract, read and compiled once per process. */
export function readContract(): Promise<ContractOperation[]> {
  return (operations ??= compileContract());
}

async function compileContract(): Promise<ContractOperation[]> {
  const backend = new OpenAPIBackend({
    definition: document as unknown as Document,
    quick: true,
    coerceTypes: true,
    ajvOpts: { strict: false, allErrors: true },
    customizeAjv: (ajv) => {
      addFormats(ajv);
      return ajv;
    },
  });
  await backend.init();

  return backend.getOperations().map((described) => {
    const types = bodyTypes(described);
    const takes = takenAs(types);
    return {
      id: described.operationId ?? '',
      method: described.method,
      path: described.path,
      access: String((described as { 'x-access'?: string })['x-access']),
      takes,
      formTypes: formTypes.filter((type) => takes === 'json' && types.includes(type)),
      takesKey: (described.parameters ?? []).some(
        (parameter) => 'name' in parameter && parameter.name === 'Idempotency-Key',
      ),
      checkRequest({ headers, query, path, body }) {
        const concrete = described.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent(path[name] ?? ''),
        );
        const result = backend.validateRequest(
          {
            method: described.method,
            path: concrete,
            headers: Object.fromEntries(headers),
            query,
            body: takes === 'nothing' ? undefined : body,
          },
          described,
        );
        if (!result.valid) refuse(closestBranch((result.errors ?? []) as Violation[], '/requestBody'));
        const coerced = result.coerced as {
          query?: Record<string, unknown>;
          params?: Record<string, unknown>;
        };
        return { query: coerced.query ?? {}, path: coerced.params ?? path };
      },
      findAnswerProblem(status, body) {
        const responses = described.responses ?? {};
        if (!(String(status) in responses) && !('default' in responses))
          return `status ${status} is not in the contract`;
        const result = backend.validateResponse(body ?? null, described, status);
        return result.valid ? null : JSON.stringify(result.errors);
      },
    };
  });
}
