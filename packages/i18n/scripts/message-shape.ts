import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement, PluralElement } from '@formatjs/icu-messageformat-parser';

export type ArgumentKind = 'text' | 'number' | 'date' | 'plural' | 'select' | 'tag';

export interface MessageShape {
  /** The uses of each argument or tag. */
  readonly uses: ReadonlyMap<string, ReadonlySet<ArgumentKind>>;
  /** The options of each select argument. */
  readonly selectOptions: ReadonlyMap<string, ReadonlySet<string>>;
  readonly plurals: readonly PluralElement[];
}

const kinds: Readonly<Record<TYPE, ArgumentKind | undefined>> = {
  [TYPE.literal]: undefined,
  [TYPE.pound]: undefined,
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'date',
  [TYPE.plural]: 'plural',
  [TYPE.select]: 'select',
  [TYPE.tag]: 'tag',
};

function childrenOf(element: MessageFormatElement): MessageFormatElement[] {
  if (element.type === TYPE.tag) return element.children;
  if (element.type === TYPE.plural || element.type === TYPE.select) {
    return Object.values(element.options).flatMap((option) => option.value);
  }
  return [];
}

function withDescendants(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => [element, ...withDescendants(childrenOf(element))]);
}

/** Returns a message's arguments. Throws a SyntaxError where the text is not valid ICU syntax. */
export function shapeOf(text: string): MessageShape {
  const uses = new Map<string, Set<ArgumentKind>>();
  const selectOptions = new Map<string, Set<string>>();
  const plurals: PluralElement[] = [];
  for (const element of withDescendants(parse(text))) {
    const kind = kinds[element.type];
    if (kind === undefined || !('value' in element)) continue;
    uses.set(element.value, (uses.get(element.value) ?? new Set()).add(kind));
    if (element.type === TYPE.plural) plurals.push(element);
    if (element.type === TYPE.select) {
      const options = selectOptions.get(element.value) ?? new Set<string>();
      for (const option of Object.keys(element.options)) options.add(option);
      selectOptions.set(element.value, options);
    }
  }
  return { uses, selectOptions, plurals };
}

/** Returns the literal text of a message, all branches joined. */
export function literalTextOf(text: string): string {
  return withDescendants(parse(text))
    .map((element) => (element.type === TYPE.literal ? element.value : ''))
    .join(' ');
}
