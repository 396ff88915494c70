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

function spansToStrip(node: SyntaxNode): Span[] {
  if (stripped.has(keyOf(node) ?? '')) return [node];
  return children(node).flatMap(spansToStrip);
}

function without(code: string, spans: readonly Span[]): string {
  return spans
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => {
      const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;
      return rest.slice(0, start) + rest.slice(end + comma);
    }, code);
}

/**
 * Takes English texts and descriptions out of declared messages in the browser's build: the texts come from the
 * catalogues, which are complete.
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
      return { code: without(code, spansToStrip(this.parse(code))), map: null };
    },
  };
}
