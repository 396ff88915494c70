import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { footer } from '../../screens/sample/sample-frame';
import { Footer } from './Footer';

const meta: Meta = { title: 'Components/Footer', component: Footer };
export default meta;

export const Plain = storyOf(Footer, (t) => {
  const { label, links, disclaimer } = footer(t);
  return { label, links, children: <p>{disclaimer}</p> };
});
