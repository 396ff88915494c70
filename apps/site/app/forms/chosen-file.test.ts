import { expect, test } from 'vitest';
import { chosenFile } from './chosen-file';

const empty = () => new File([], '');
const photo = new File(['bytes'], 'me.jpg');

test('returns the chosen file when an empty field has the same name', () => {
  const form = new FormData();
  form.append('photo', empty());
  form.append('photo', photo);
  expect(chosenFile(form, 'photo')?.name).toBe('me.jpg');
});

test('returns undefined when no file was chosen', () => {
  const form = new FormData();
  form.append('photo', empty());
  form.append('photo', 'text');
  expect(chosenFile(form, 'photo')).toBeUndefined();
});
