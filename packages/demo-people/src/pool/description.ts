import type { InterestId, NicheNumber } from '@heartwood/domain';
import type { Locale } from '@heartwood/i18n';
import { chance, itemAt, pick, pickWeighted, sample } from '../random';
import type { Random } from '../random';
import { middleTopics } from '../texts/text-book';
import { textBooks } from '../texts/text-books';

type Form = 'nothing' | 'quote' | 'short' | 'plain' | 'long';

/** A member's description, and the interests it mentions. */
export interface Description {
  text: string;
  topics: InterestId[];
}

function written(random: Random, language: Locale, niche: NicheNumber): Description {
  const book = textBooks[language];
  const form = pickWeighted<Form>(random, [
    ['nothing', 3],
    ['quote', 9],
    ['short', 18],
    ['plain', 46],
    ['long', 24],
  ]);
  if (form === 'nothing') return { text: '', topics: [] };
  const own = niche === 1 ? [] : book.ofNiche[niche];
  const said = own.length > 0 && chance(random, 0.55) ? [pick(random, own)] : [];
  if (form === 'quote') return { text: [pick(random, book.quotes), ...said].join(' '), topics: [] };
  const chosen = sample(random, middleTopics, { short: 0, plain: 1, long: 2 }[form]);
  const middles = chosen.map((topic) => itemAt(book.middles, middleTopics.indexOf(topic)));
  const parts = [pick(random, book.openers), ...middles, ...said, pick(random, book.closers)];
  const joiner = form === 'long' && chance(random, 0.4) ? '\n\n' : ' ';
  const [first = '', ...rest] = parts;
  return { text: [first, rest.join(' ')].join(joiner), topics: chosen };
}

/** Writes descriptions, half of which refer to the member's niche. Longer ones are used only once. */
export function describer(random: Random): (language: Locale, niche: NicheNumber) => Description {
  const known = new Set<string>();
  return (language, niche) => {
    let description = written(random, language, niche);
    for (
      let tries = 0;
      tries < 5 && description.text.length > 60 && known.has(description.text);
      tries += 1
    ) {
      description = written(random, language, niche);
    }
    known.add(description.text);
    return description;
  };
}
