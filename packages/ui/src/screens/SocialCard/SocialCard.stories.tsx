import type { Meta, StoryObj } from '@storybook/react-vite';
import { deriveArt } from '../../themes/derive-art';
import { themes } from '../../themes/themes';
import { posterCasts } from '../poster/poster-casts';
import { sampleHeadline, sampleName } from './sample-outlines';
import { SocialCard } from './SocialCard';

const mark = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="22" fill="#7a2e8e"/></svg>',
)}`;

const meta = {
  title: 'Screens/Social card',
  component: SocialCard,
  parameters: { layout: 'padded' },
  args: {
    colours: deriveArt(themes.ember, 'light'),
    art: themes.ember.art,
    cast: posterCasts.mixed,
    name: sampleName,
    headline: sampleHeadline,
    mark,
  },
} satisfies Meta<typeof SocialCard>;
export default meta;

export const Mark: StoryObj<typeof meta> = {};

export const WithoutMark: StoryObj<typeof meta> = {
  args: {
    colours: deriveArt(themes.velvet, 'dark'),
    art: themes.velvet.art,
    cast: posterCasts.night,
    mark: undefined,
  },
};

/** In tall arches. */
export const Tall: StoryObj<typeof meta> = {
  args: { colours: deriveArt(themes.linen, 'light'), art: themes.linen.art, cast: posterCasts.silver },
};
