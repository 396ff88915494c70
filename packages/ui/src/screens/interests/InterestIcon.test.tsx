import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InterestIcon } from './InterestIcon';

afterEach(cleanup);

const ids = [
  'adventure',
  'anal_sex',
  'animals',
  'art',
  'astrology',
  'bbq',
  'beach',
  'beer',
  'biking',
  'bondage',
  'coffee',
  'community',
  'cooking',
  'dancing',
  'exchanging_pictures',
  'fashion',
  'foodie',
  'funny',
  'gardening',
  'gym',
  'hiking',
  'hot_and_safe',
  'hugging',
  'kissing',
  'lingerie',
  'massages',
  'masturbating',
  'movies',
  'music',
  'one_night_stand',
  'oral_sex',
  'outdoors',
  'party',
  'photography',
  'politics',
  'public_sex',
  'reading',
  'relationship',
  'sadomasochism',
  'safe_sex',
  'sex',
  'sex_toys',
  'shopping',
  'sports',
  'sushi',
  'tattoos',
  'tea',
  'theater',
  'threesome',
  'travelling',
  'vegetarian',
  'video_games',
  'wine',
];

const drawingOf = (id: string) => render(<InterestIcon id={id} />).container.querySelector('svg')?.innerHTML;

test('every interest has an icon of its own', () => {
  const drawings = ids.map(drawingOf);
  const firstWithDrawing = drawings.map((drawing) => ids[drawings.indexOf(drawing)]);
  expect(firstWithDrawing).toEqual(ids);
});

test('an unknown interest has a flame', () => {
  const { container } = render(<InterestIcon id="unknown" />);
  expect(container.querySelector('svg')?.classList[1]).toBe('lucide-flame');
});
