import { describe, expect, it } from 'vitest';
import { interestsOfForm, landerFields, yesField } from './choices';

function formOf(...entries: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

describe('the interests of a lander’s form', () => {
  it('are those picked and those that go with what was chosen, each once', () => {
    const form = formOf(
      [landerFields.interests, 'wine'],
      [landerFields.evening, 'restless'],
      [landerFields.first_look, 'smile'],
      [yesField(0), 'no'],
      [yesField(1), 'kitchen'],
      [yesField(2), 'museum'],
    );
    expect(interestsOfForm(form)).toEqual(['wine', 'dancing', 'funny', 'art']);
  });

  it('are none where a form says what nobody was asked', () => {
    const form = formOf(
      [landerFields.evening, 'constructor'],
      [landerFields.evening, 'x'.repeat(2048)],
      [landerFields.first_look, '<script>'],
      [yesField(3), '__proto__'],
      [yesField(4), 'swim'],
    );
    form.append(landerFields.evening, new File(['quiet'], 'quiet'));
    expect(interestsOfForm(form)).toEqual([]);
  });
});
