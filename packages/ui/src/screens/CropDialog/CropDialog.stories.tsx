import type { Meta, StoryObj } from '@storybook/react-vite';
import { portraits } from '../sample/sample-people';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { CropDialog } from './CropDialog';
import type { CropTexts } from './crop-dialog-props';

const meta: Meta = { title: 'Screens/Crop', component: CropDialog };
export default meta;

const texts = (t: StoryTexts): CropTexts => ({
  title: t('own_photos.crop_title', 'Crop and rotate'),
  hint: t('own_photos.crop_hint', 'Leave some space above your head. Cards crop photos at the top.'),
  frame: t('own_photos.crop_frame', 'Part of the photo that is shown'),
  size: t('own_photos.crop_size', 'Zoom'),
  turn: t('own_photos.crop_turn', 'Rotate'),
  percent: (share) => `${Math.round(share * 100)} %`,
  degrees: (degrees) => `${degrees}°`,
  quarter: t('own_photos.crop_quarter', 'Rotate by 90°'),
  mirror: t('own_photos.crop_mirror', 'Mirror'),
  restart: t('own_photos.crop_restart', 'Start over'),
  move: t('own_photos.crop_move', 'Move'),
  card: t('own_photos.crop_card', 'Card'),
  chat: t('own_photos.crop_chat', 'Chat'),
  close: t('actions.close', 'Close'),
  cancel: t('actions.cancel', 'Cancel'),
  use: t('own_photos.crop_use', 'Use photo'),
});

const story = (count: number): StoryObj => ({
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <CropDialog
        photo={{ src: portraits.anna, file: new File([], 'photo.webp') }}
        texts={texts(t)}
        position={
          count > 1 ? t('own_photos.crop_position', '{number} of {count}', { number: 1, count }) : undefined
        }
        whole={{
          label: t('own_photos.crop_whole', 'Use all {count} photos as they are', { count }),
          onPress: () => undefined,
        }}
        busy={t('actions.loading', 'One moment…')}
        onCut={() => undefined}
        onCancel={() => undefined}
      />
    );
  },
});

export const One = story(1);

export const FirstOfThree = story(3);
