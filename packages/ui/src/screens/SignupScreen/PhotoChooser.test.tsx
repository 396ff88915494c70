import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PhotoChooser } from './PhotoChooser';
import type { PhotoChooserProps } from './PhotoChooser';

Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined });

afterEach(cleanup);

const props: PhotoChooserProps = {
  name: 'photo',
  accept: 'image/png',
  camera: 'Camera',
  library: 'Library',
  unreadable: 'Your browser can’t open this file.',
  crop: { label: 'Part that is shown', hint: 'Drag it', zoom: 'Zoom' },
};
const missing = (cause: object) => ({ text: 'Choose a photo first.', cause });
const at = (error?: PhotoChooserProps['error']) => (
  <form>
    <PhotoChooser {...props} error={error} />
  </form>
);

const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText(props.library), { target: { files: [new File(['x'], name)] } });
const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('shows one error above the photo: the one of the last attempt, until a file is chosen', async () => {
  const first = {};
  const { container, rerender } = render(at(missing(first)));
  expect(shown()).toEqual(['Choose a photo first.']);
  expect(container.querySelector('form')?.firstElementChild).toBe(screen.getByRole('alert'));

  choose('broken.png');
  expect(shown()).toEqual([]);
  await screen.findByRole('button', { name: props.crop.label });
  fireEvent.error(container.querySelector('img') ?? container);
  await waitFor(() => expect(shown()).toEqual([props.unreadable]));
  expect(container.querySelector('form')?.firstElementChild).toBe(screen.getByRole('alert'));
  expect(document.activeElement).toBe(screen.getByRole('alert'));

  choose('me.png');
  expect(shown()).toEqual([]);
  rerender(at(missing(first)));
  expect(shown()).toEqual([]);
  rerender(at(missing({})));
  expect(shown()).toEqual(['Choose a photo first.']);
});
