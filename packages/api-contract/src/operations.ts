import document from './generated/document.json';

export type Method = 'get' | 'post' | 'put' | 'delete';

/**
 * Who may call: everyone, a member, or also a visitor where the brand's `logged_out_search` settings allow
 * it.
 */
export type Access = 'public' | 'member' | 'visitor-search';

type Example = { summary?: string; value: unknown };
export type Media = { schema: object; example?: unknown; examples?: Record<string, Example> };
export type Reference = { $ref: string };
export type Answer = { description: string; headers?: object; content?: Record<string, Media> };
export type Parameter = {
  name: string;
  in: 'query' | 'header' | 'path';
  required?: boolean;
  explode?: boolean;
  schema: object;
  example?: unknown;
};

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  'x-access': Access;
  'x-errors'?: string[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, Answer | Reference>;
};

type Document = {
  openapi: string;
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: {
    schemas: Record<string, Record<string, unknown>>;
    responses: Record<string, Answer>;
    parameters: Record<string, Parameter>;
  };
};

/** The bundled document. */
export const contractDocument = document as unknown as Document;

/** An operation with its path and method. */
export type PlacedOperation = { id: string; path: string; method: Method; operation: Operation };

const methods: readonly Method[] = ['get', 'post', 'put', 'delete'];

/** All operations, in the document's order. */
export const placedOperations: readonly PlacedOperation[] = Object.entries(contractDocument.paths).flatMap(
  ([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ id: operation.operationId, path, method, operation }] : [];
    }),
);

/** Returns the operation with this operationId. Throws for an unknown one. */
export function operationById(id: string): PlacedOperation {
  const found = placedOperations.find((placed) => placed.id === id);
  if (!found) throw new Error(`The contract has no operation ${id}.`);
  return found;
}

/** Returns the operation for a request's method and path without query, or null. */
export function operationAt(method: string, path: string): PlacedOperation | null {
  return (
    placedOperations.find(
      (placed) => placed.method === method.toLowerCase() && pathPattern(placed.path).test(path),
    ) ?? null
  );
}

function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** Returns an operation's response for a status, or its `default`; null when neither is documented. */
export function answerFor(operation: Operation, status: number): Answer | null {
  const answer = operation.responses[String(status)] ?? operation.responses['default'];
  return answer ? resolveAnswer(answer) : null;
}

/** Returns the response with its reference resolved. */
export function resolveAnswer(answer: Answer | Reference): Answer {
  return '$ref' in answer ? named(contractDocument.components.responses, answer.$ref) : answer;
}

/** Returns an operation's parameters with references resolved. */
export function parametersOf(operation: Operation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) =>
    '$ref' in parameter ? named(contractDocument.components.parameters, parameter.$ref) : parameter,
  );
}

function named<Thing>(things: Record<string, Thing>, ref: string): Thing {
  const thing = things[ref.slice(ref.lastIndexOf('/') + 1)];
  if (!thing) throw new Error(`The contract has no ${ref}.`);
  return thing;
}

/**
 * Returns status, body and content type of an operation's first documented success; the body is undefined for
 * none.
 */
export function successExample(operation: Operation): {
  status: number;
  contentType: string | null;
  body: unknown;
} {
  const status = Object.keys(operation.responses).find((key) => key.startsWith('2'));
  const answer = status ? answerFor(operation, Number(status)) : null;
  if (!status || !answer) throw new Error(`${operation.operationId} documents no success.`);
  const [contentType, media] = Object.entries(answer.content ?? {})[0] ?? [null, undefined];
  return { status: Number(status), contentType, body: media ? examplesOf(media)[0] : undefined };
}

/** Returns all documented examples of a body. */
export function examplesOf(media: Media): unknown[] {
  if (media.examples) return Object.values(media.examples).map((example) => example.value);
  return media.example === undefined ? [] : [media.example];
}
