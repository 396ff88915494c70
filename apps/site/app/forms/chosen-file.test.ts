import { expect, test } from 'vitest';
import { chosenFile } from './chosen-file';

const empty = () => new File([], '');
const photo = new File(['bytes'], 'me.jpg');

test('finds the chosen file behind an empty field of the same name', () => {
  const form = new FormData();
  form.append('photo', empty());
  form.append('photo', photo);
  expect(chosenFile(form, 'photo')?.name).toBe('me.jpg');
});

test('finds none where nothing was chosen', () => {
  const form = new FormData();
  form.append('photo', empty());
  form.append('photo', 'text');
  expect(chosenFile(form, 'photo')).toBeUndefined();
});
