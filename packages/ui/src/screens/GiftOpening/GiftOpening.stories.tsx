import type { Meta, StoryObj } from '@storybook/react-vite';
import { people } from '../sample/sample-people';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { GiftOpening } from './GiftOpening';
import type { GiftOpeningProps } from './GiftOpening';

const meta: Meta = { title: 'Screens/GiftOpening', component: GiftOpening };
export default meta;

const [{ name, src }] = people;

const story = (change: (props: GiftOpeningProps, t: StoryTexts) => GiftOpeningProps): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    const props: GiftOpeningProps = {
      id: 'first',
      gift: 'coffee',
      name: t('gifts.coffee', 'Coffee in bed'),
      giver: { title: t('gifts.giver', '{name} has a gift for you', { name }), photo: src },
      line: t('lander.line_start_walk', 'Coffee first, or straight to the long walk?'),
      thank: { label: t('gifts.thank', 'Say thank you'), onPress: () => undefined },
      leave: { label: t('gifts.leave', 'Go to the conversation'), onPress: () => undefined },
      close: t('actions.close', 'Close'),
      onClose: () => undefined,
    };
    return <GiftOpening {...change(props, t)} {...args} />;
  },
});

export const Opened = story((props) => props);
export const OneOfSeveral = story((props, t) => ({
  ...props,
  gift: 'rose',
  name: t('gifts.rose', 'Red rose'),
  count: t('gifts.count', '{index} of {count}', { index: 2, count: 3 }),
  leave: { label: t('gifts.next', 'Next gift'), onPress: () => undefined },
}));
export const SeenBefore = story((props) => ({ ...props, still: true, line: undefined }));
export const Fictional = story((props, t) => ({
  ...props,
  fictional: t('people.fictional', 'Fictional'),
}));
