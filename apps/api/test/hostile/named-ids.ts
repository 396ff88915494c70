import document from '@heartwood/api-contract/document';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const idSchema = '#/components/schemas/Id';
/** Keywords between a schema and its fields, which are no part of a field's name. */
const silent = new Set(['properties', 'schema', 'content', 'items', 'oneOf', 'anyOf', 'allOf']);

function resolved(reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), document);
}

/** The names of the fields below a node that contain an id. */
function idFields(node: unknown, name: readonly string[], within: readonly string[] = []): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => idFields(one, name, within));
  if (!isNode(node)) return [];
  const { $ref: reference } = node;
  if (reference === idSchema) return [name.join('.')];
  if (typeof reference === 'string')
    return within.includes(reference) ? [] : idFields(resolved(reference), name, [...within, reference]);
  if (typeof node.in === 'string') return idFields(node.schema, [String(node.name)], within);
  return Object.entries(node).flatMap(([key, value]) =>
    idFields(value, silent.has(key) || key.includes('/') ? name : [...name, key], within),
  );
}

/** Every field of the contract's requests that contains an id, as `operation field`. */
export function namedIds(): string[] {
  const operations = Object.values(document.paths as Record<string, Record<string, unknown>>).flatMap(
    (path) =>
      Object.values(path).flatMap((operation) =>
        isNode(operation) && 'operationId' in operation
          ? [{ ...operation, parameters: [path.parameters ?? [], operation.parameters ?? []] }]
          : [],
      ),
  );
  const names = operations.flatMap(({ operationId, parameters, ...operation }: Node) => {
    const { requestBody } = operation;
    return idFields([parameters, requestBody], []).map((field) => `${String(operationId)} ${field}`);
  });
  return [...new Set(names)].toSorted();
}
