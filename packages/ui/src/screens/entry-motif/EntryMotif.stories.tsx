import type { Meta, StoryObj } from '@storybook/react-vite';
import { EntryMotif } from './EntryMotif';
import { entryMotifNames } from './MotifDrawing';

const meta = {
  title: 'Components/Entry motif',
  component: EntryMotif,
  argTypes: { name: { control: 'select', options: entryMotifNames } },
  args: { name: 'window' },
} satisfies Meta<typeof EntryMotif>;
export default meta;

export const Every: StoryObj<typeof meta> = {
  render: () => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: '12px' }}
    >
      {entryMotifNames.map((name) => (
        <div key={name} style={{ aspectRatio: '4 / 5', overflow: 'hidden' }}>
          <EntryMotif name={name} />
        </div>
      ))}
    </div>
  ),
};
