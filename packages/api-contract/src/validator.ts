import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { closestBranch } from './closest-branch';
import type { Operation } from './operations';
import { answerFor, contractDocument, parametersOf } from './operations';

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { binary: true } });
addFormats(ajv);
ajv.addSchema(contractDocument, 'contract');

const coercing = new Ajv2020({ strict: false, allErrors: true, coerceTypes: true });
addFormats(coercing);
coercing.addSchema(contractDocument, 'contract');

const compiled = new WeakMap<object, ValidateFunction>();

/** Violations, one line each; empty for a valid value. */
export type Problems = string[];

/** Validates a value against a named schema of the document. */
export function checkSchema(name: string, value: unknown): Problems {
  const schema = contractDocument.components.schemas[name];
  return schema ? check(schema, value) : [`The contract has no schema ${name}.`];
}

/** Validates a response's status, content type and JSON body. Bodies of other types are not validated. */
export function checkAnswer(
  operation: Operation,
  answer: { status: number; contentType: string | null; body: unknown },
): Problems {
  const documented = answerFor(operation, answer.status);
  if (!documented) return [`Status ${answer.status} is not documented.`];
  const contents = documented.content;
  if (!contents) return isEmpty(answer.body) ? [] : [`Status ${answer.status} must have no body.`];
  const type = answer.contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  const media = contents[type];
  if (!media)
    return [`Content type is ${type || 'missing'}, documented: ${Object.keys(contents).join(', ')}.`];
  return type === 'application/json' ? check(media.schema, answer.body) : [];
}

/** Validates a request's query and its JSON or form body. Files of multipart bodies are not validated. */
export function checkRequest(
  operation: Operation,
  request: { query: URLSearchParams; contentType: string | null; body: unknown },
): Problems {
  return [...checkQuery(operation, request.query), ...checkBody(operation, request)];
}

function checkQuery(operation: Operation, query: URLSearchParams): Problems {
  const known = parametersOf(operation).filter((parameter) => parameter.in === 'query');
  const free = known.some((parameter) => 'additionalProperties' in parameter.schema);
  const unknown = [...query.keys()].filter((name) => !known.some((parameter) => parameter.name === name));
  return [
    ...(free ? [] : unknown.map((name) => `Query parameter ${name} is not documented.`)),
    ...known.flatMap((parameter) => {
      const value = query.get(parameter.name);
      if (value === null) return parameter.required ? [`Query parameter ${parameter.name} is missing.`] : [];
      if ('additionalProperties' in parameter.schema) return [];
      const holder = { value: parameter.explode === false ? value.split(',') : value };
      return check(holderOf(parameter.schema), holder, coercing).map(
        (problem) => `Query parameter ${parameter.name}: ${problem}`,
      );
    }),
  ];
}

const holders = new WeakMap<object, object>();

function holderOf(schema: object): object {
  const holder = holders.get(schema) ?? { properties: { value: schema } };
  holders.set(schema, holder);
  return holder;
}

function checkBody(operation: Operation, request: { contentType: string | null; body: unknown }): Problems {
  const documented = operation.requestBody;
  if (isEmpty(request.body)) return documented?.required ? ['The body is missing.'] : [];
  if (!documented) return ['No body is documented.'];
  const type = request.contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  const media = documented.content[type];
  if (!media) return [`Content type ${type || 'missing'} is not documented.`];
  return type === 'application/json' ? check(media.schema, request.body) : [];
}

function isEmpty(body: unknown): boolean {
  return body === undefined || body === '';
}

function check(schema: object, value: unknown, by: Ajv2020 = ajv): Problems {
  const validate = compiled.get(schema) ?? by.compile(absolute(schema) as object);
  compiled.set(schema, validate);
  return validate(value) ? [] : closestBranch(validate.errors ?? [], '').map(describe);
}

function absolute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolute);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string' ? [key, `contract${inner}`] : [key, absolute(inner)],
    ),
  );
}

function describe(error: ErrorObject): string {
  const extra =
    'additionalProperty' in error.params ? ` (${String(error.params['additionalProperty'])})` : '';
  return `${error.instancePath || '/'} ${error.message ?? error.keyword}${extra}`;
}
