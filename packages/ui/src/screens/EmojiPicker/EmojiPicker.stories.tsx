import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '../story-texts';
import { EmojiPicker } from './EmojiPicker';
import { EmojiPlace } from './EmojiPlace';

const meta: Meta = { title: 'Screens/EmojiPicker', component: EmojiPicker };
export default meta;

const emojis = ['😀', '😍', '😘', '😉', '❤️', '🔥', '🌹', '☕', '🍷', '🎶'].map((emoji) => ({
  emoji,
  name: emoji,
  words: '',
}));

export const Open: StoryObj = {
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <div style={{ display: 'grid', alignItems: 'end', justifyItems: 'end', minHeight: '420px' }}>
        <EmojiPlace label={t('emoji.button', 'Emoji')} isOpen onPress={() => undefined}>
          <EmojiPicker
            label={t('emoji.button', 'Emoji')}
            search={t('emoji.search', 'Find an emoji')}
            none={t('emoji.none', 'Nothing found')}
            emojis={emojis}
            onPick={() => undefined}
            onClose={() => undefined}
          />
        </EmojiPlace>
      </div>
    );
  },
};
