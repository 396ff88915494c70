import type { Plugin } from 'vite';

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const declaresMessages = /(?:\/messages\.ts|\/i18n\/src\/messages\/[\w-]+\.ts)$/;
const stripped = new Set(['defaultMessage', 'description']);

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function children(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

function keyOf(node: SyntaxNode): string | undefined {
  if (node.type !== 'Property' || !('key' in node) || !isNode(node.key)) return undefined;
  return 'name' in node.key && typeof node.key.name === 'string' ? node.key.name : undefined;
}

interface Replacement extends Span {
  readonly code: string;
}

/** Fewer messages are shorter as they are. */
const fewestNamed = 5;

function valueOf(property: SyntaxNode): SyntaxNode | undefined {
  return 'value' in property && isNode(property.value) ? property.value : undefined;
}

function idOf(property: SyntaxNode): string | undefined {
  const message = valueOf(property);
  const id = message && children(message).find((part) => keyOf(part) === 'id');
  const text = id && valueOf(id);
  return text && 'value' in text && typeof text.value === 'string' ? text.value : undefined;
}

/** Messages whose ids are one area with their own keys, written as the list of those keys. */
function named(node: SyntaxNode): string | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const messages = children(node);
  const keys = messages.map(keyOf);
  const area = (messages[0] && idOf(messages[0]))?.split('.')[0];
  const together = messages.every((message, at) => idOf(message) === `${area}.${keys[at]}`);
  if (messages.length < fewestNamed || !together) return undefined;
  const list = JSON.stringify(keys.join(' '));
  return `Object.fromEntries(${list}.split(' ').map((key) => [key, { id: '${area}.' + key }]))`;
}

function replacements(node: SyntaxNode): Replacement[] {
  const list = named(node);
  if (list !== undefined) return [{ start: node.start, end: node.end, code: list }];
  if (stripped.has(keyOf(node) ?? '')) return [{ start: node.start, end: node.end, code: '' }];
  return children(node).flatMap(replacements);
}

function replaced(code: string, parts: readonly Replacement[]): string {
  return parts
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end, code: put }) => {
      const comma = put === '' ? (/^\s*,/.exec(rest.slice(end))?.[0].length ?? 0) : 0;
      return rest.slice(0, start) + put + rest.slice(end + comma);
    }, code);
}

/**
 * Takes English texts and descriptions out of declared messages in the browser's build: the texts come from the
 * catalogues, which are complete. Of messages that are named like their keys, the keys alone are left.
 */
export function stripMessages(): Plugin {
  let server = false;
  return {
    name: 'heartwood-strip-messages',
    apply: 'build',
    configResolved: (config) => {
      server = Boolean(config.build.ssr);
    },
    transform(code, id) {
      if (server || !declaresMessages.test(id)) return null;
      return { code: replaced(code, replacements(this.parse(code))), map: null };
    },
  };
}
