import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FictionalTag } from '../../components/Tag/Tag';
import PhotoViewer from './PhotoViewer';

const photos = ['/a', '/b', '/c'].map((src) => ({
  photo: { src, width: 1080, height: 1350, ground: '#7a5a48', alt: src },
  href: src,
}));
const labels = {
  viewer: 'Photos, full screen',
  close: 'Close',
  next: 'Next photo',
  previous: 'Previous photo',
  enlarge: (number: number) => `Photo ${number}`,
  position: (number: number, count: number) => `${number} of ${count}`,
};

beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() });
  const mark = <FictionalTag>Invented</FictionalTag>;
  render(<PhotoViewer photos={photos} first={0} labels={labels} mark={mark} onClose={() => undefined} />);
});
afterEach(cleanup);

const picture = () => screen.getByRole('img', { hidden: true });

function swipe(across: number, down = 0): string | null {
  const shown = picture();
  fireEvent.pointerDown(shown, { isPrimary: true, clientX: 200, clientY: 200 });
  fireEvent.pointerUp(shown, { isPrimary: true, clientX: 200 + across, clientY: 200 + down });
  return picture().getAttribute('src');
}

test('a horizontal swipe changes the photo, a tap and a vertical move do not', () => {
  expect([swipe(-60), swipe(-60), swipe(60), swipe(20), swipe(-60, 90)]).toEqual([
    '/b',
    '/c',
    '/b',
    '/b',
    '/b',
  ]);
});

test('a fictional profile keeps its mark on every photo', () => {
  const words = [document.body.textContent];
  swipe(-60);
  words.push(document.body.textContent);
  expect(words).toEqual(['1 of 3Invented', '2 of 3Invented']);
});
