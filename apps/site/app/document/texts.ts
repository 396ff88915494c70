import { createIntl, createIntlCache } from 'react-intl';
import type { IntlConfig, IntlShape } from 'react-intl';

/** Message areas that every document contains. */
export const everyPageAreas: readonly string[] = [
  'actions',
  'error_page',
  'errors',
  'footer',
  'frame',
  'navigation',
];

/** Source of a page's texts. */
export interface TextSource {
  readonly intl: IntlShape;
  /** Whether a page that shows these areas can render without loading more. */
  has(areas: readonly string[]): boolean;
  /** Loads what is missing; rejects on failure, and a later call retries. */
  load(): Promise<void>;
}

type Messages = NonNullable<IntlConfig['messages']>;

/** The texts that a document contains for the browser. */
export interface CarriedTexts {
  /** Tag for numbers and dates. */
  readonly format: string;
  /** Address of the complete catalogue. */
  readonly catalogue: string;
  readonly areas: readonly string[];
  readonly messages: Messages;
  /** The brand's own wording, which overrides the catalogue's. */
  readonly words: Messages;
}

/**
 * The browser's texts: those in the document, then the complete catalogue, fetched once when a page first
 * needs more.
 */
export class BrowserTexts implements TextSource {
  readonly #cache = createIntlCache();
  readonly #carried: CarriedTexts;
  #intl: IntlShape;
  #whole: Promise<void> | undefined;
  #complete = false;

  constructor(carried: CarriedTexts) {
    this.#carried = carried;
    this.#intl = this.#make(carried.messages);
  }

  get intl(): IntlShape {
    return this.#intl;
  }

  has(areas: readonly string[]): boolean {
    return this.#complete || areas.every((area) => this.#carried.areas.includes(area));
  }

  load(): Promise<void> {
    this.#whole ??= this.#fetch().catch((error: unknown) => {
      this.#whole = undefined;
      throw error;
    });
    return this.#whole;
  }

  async #fetch(): Promise<void> {
    const answer = await fetch(this.#carried.catalogue);
    if (!answer.ok) throw new Error(`the texts could not be loaded: ${answer.status}`);
    this.#intl = this.#make((await answer.json()) as Messages);
    this.#complete = true;
  }

  #make(messages: Messages): IntlShape {
    const { format, words } = this.#carried;
    return createIntl({ locale: format, messages: { ...messages, ...words } as Messages }, this.#cache);
  }
}
