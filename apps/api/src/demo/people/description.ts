import type { InterestId } from '@heartwood/domain';
import { chance, itemAt, pick, pickWeighted, sample } from '../random';
import type { Random } from '../random';
import { middleTopics } from './texts/text-book';
import type { DemoLocale } from './texts/text-books';
import { textBooks } from './texts/text-books';

type Form = 'nothing' | 'quote' | 'short' | 'plain' | 'long';

/** A text that a member wrote, and the interests it speaks of. */
export interface Description {
  text: string;
  topics: InterestId[];
}

function written(random: Random, language: DemoLocale, trusting: boolean): Description {
  const book = textBooks[language];
  const form = pickWeighted<Form>(random, [
    ['nothing', 3],
    ['quote', 9],
    ['short', 18],
    ['plain', 46],
    ['long', 24],
  ]);
  if (form === 'nothing') return { text: '', topics: [] };
  const trust = trusting && chance(random, 0.55) ? [pick(random, book.trust)] : [];
  if (form === 'quote') return { text: [pick(random, book.quotes), ...trust].join(' '), topics: [] };
  const chosen = sample(random, middleTopics, { short: 0, plain: 1, long: 2 }[form]);
  const middles = chosen.map((topic) => itemAt(book.middles, middleTopics.indexOf(topic)));
  const parts = [pick(random, book.openers), ...middles, ...trust, pick(random, book.closers)];
  const joiner = form === 'long' && chance(random, 0.4) ? '\n\n' : ' ';
  const [first = '', ...rest] = parts;
  return { text: [first, rest.join(' ')].join(joiner), topics: chosen };
}

/** Writes descriptions; `trusting` for sites whose members speak of trust and limits. Longer ones come once only. */
export function describer(random: Random, trusting: boolean): (language: DemoLocale) => Description {
  const known = new Set<string>();
  return (language) => {
    let description = written(random, language, trusting);
    for (
      let tries = 0;
      tries < 5 && description.text.length > 60 && known.has(description.text);
      tries += 1
    ) {
      description = written(random, language, trusting);
    }
    known.add(description.text);
    return description;
  };
}
