import { afterEach, expect, test } from 'vitest';
import { watchDisclosure } from './watch-disclosure';

afterEach(() => {
  document.body.innerHTML = '';
});

function page({ arrows }: { arrows: boolean }) {
  document.body.innerHTML = '<details open><summary>Age</summary></details><a href="#profile">Mara</a>';
  const details = document.querySelector('details') as HTMLDetailsElement;
  const link = document.querySelector('a') as HTMLAnchorElement;
  const followed: string[] = [];
  link.addEventListener('click', (event) => {
    followed.push(link.textContent ?? '');
    event.preventDefault();
  });
  watchDisclosure(details, { arrows });
  const press = () => {
    link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  return { details, link, followed, press };
}

test('a press outside an open filter only closes it, and the next press follows the link', () => {
  const { details, followed, press } = page({ arrows: false });
  press();
  expect([details.open, followed]).toEqual([false, []]);
  press();
  expect(followed).toEqual(['Mara']);
});

test('a press outside without a click does not block the next click', () => {
  const { link, followed, press } = page({ arrows: false });
  link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  press();
  expect(followed).toEqual(['Mara']);
});

test('a press outside an open menu closes it and follows the link', () => {
  const { details, followed, press } = page({ arrows: true });
  press();
  expect([details.open, followed]).toEqual([false, ['Mara']]);
});
