import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePortrait } from '../../samples/portrait';
import { Tag } from '../Tag/Tag';
import { Photo, PhotoCorner } from './Photo';

const meta = {
  title: 'Components/Photo',
  component: Photo,
  decorators: [(Story) => <div style={{ maxWidth: 315 }}>{Story()}</div>],
} satisfies Meta<typeof Photo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { photo: samplePortrait(0, 'Mara am Hafen') } };

export const Locked: Story = { args: { photo: samplePortrait(1), locked: 'Mit Premium scharf sehen' } };

export const Waiting: Story = { args: { photo: samplePortrait(2), waiting: 'Wird geprüft' } };

export const Square: Story = {
  args: {
    photo: samplePortrait(3, 'Mara im Café'),
    shape: 'square',
    corners: 'inner',
    children: (
      <PhotoCorner at="bottomLeft">
        <Tag look="filled" tone="secondary">
          Profilfoto
        </Tag>
      </PhotoCorner>
    ),
  },
};

export const StillLoading: Story = {
  args: { photo: { ...samplePortrait(4), src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' } },
};
