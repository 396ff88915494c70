import { describe, expect, it } from 'vitest';
import { yesField } from '../poster-page/choices';
import { landerAnswers } from './lander-answers.server';

function answersOf(
  fields: Readonly<Record<string, string | File>>,
  { niche, locale } = { niche: 1, locale: 'en' } as Parameters<typeof landerAnswers>[1],
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return landerAnswers(form, { niche, locale });
}

describe('landerAnswers', () => {
  it.each([
    [{ lander: 'alonetonight', evening: 'quiet' }, 'Quiet. Almost too quiet'],
    [{ lander: 'collagelanding', first_look: 'smile' }, 'A laugh across the room'],
    [
      { lander: 'tinderswipe', [yesField(0)]: 'swim', [yesField(1)]: 'no', [yesField(2)]: 'museum' },
      'Midnight swim, Museum after hours',
    ],
    [{ lander: 'transitionsvideolanding', interests: 'open' }, 'Your call'],
  ])('returns the text of the chosen answer: %j', async (fields, words) => {
    expect(await answersOf(fields)).toBe(words);
  });

  it("uses the niche's wording and the page's language", async () => {
    const silver = { niche: 5, locale: 'de' } as const;
    expect(await answersOf({ lander: 'collagelanding', first_look: 'smile' }, silver)).toBe('Lachfältchen');
  });

  it.each([
    [{ lander: 'gallery', evening: 'quiet' }],
    [{ lander: 'constructor', evening: 'quiet' }],
    [{ lander: 'alonetonight', evening: 'constructor' }],
    [{ lander: 'alonetonight', evening: new File(['quiet'], 'quiet') }],
    [{ lander: 'tinderswipe', [yesField(3)]: 'swim', [yesField(4)]: 'pancakes' }],
    [{ lander: 'transitionsvideolanding', interests: 'coffee' }],
  ])('returns undefined for an unknown question or answer, and for an interest: %j', async (fields) => {
    expect(await answersOf(fields)).toBeUndefined();
  });
});
