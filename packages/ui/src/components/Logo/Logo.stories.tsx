import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { brand } from '../../screens/sample/sample-frame';
import { Logo } from './Logo';

const meta: Meta = { title: 'Components/Logo', component: Logo };
export default meta;

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="#0e8c7b"/></svg>';

export const Word = storyOf(Logo, () => brand);

/** A brand with its own mark. */
export const OwnMark = storyOf(Logo, () => ({
  ...brand,
  picture: { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width: 48, height: 48 },
}));
