import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dialog } from '../../components/Dialog/Dialog';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { OwnPhotosScreen } from './OwnPhotosScreen';
import type { OwnPhotosScreenProps } from './OwnPhotosScreen';
import { PhotoActions } from './PhotoActions';
import type { PhotoActionsProps } from './PhotoActions';
import { sampleOwnPhotos, samplePhotoActions } from './sample-own-photos';

const meta: Meta = { title: 'Screens/OwnPhotos', component: OwnPhotosScreen };
export default meta;

const story = (
  props: (t: StoryTexts) => OwnPhotosScreenProps,
  sheet?: (t: StoryTexts) => PhotoActionsProps,
): StoryObj => ({
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    const back = { href: '/profile', label: t('navigation.profile', 'My profile') };
    const screen = props(t);
    return (
      <AppFrame
        {...sampleFrame(t, { place: 'profile', phone: { kind: 'inner', back, title: screen.title } })}
      >
        <OwnPhotosScreen {...screen} />
        {sheet && (
          <Dialog isOpen title={screen.title} close={t('actions.close', 'Close')}>
            <PhotoActions {...sheet(t)} />
          </Dialog>
        )}
      </AppFrame>
    );
  },
});

export const States = story(sampleOwnPhotos);

export const Empty = story((t) => ({
  ...sampleOwnPhotos(t),
  count: t('own_photos.count', '{count} of {max}', { count: 0, max: 3 }),
  photos: [],
  uploads: [],
  rejected: [],
  notes: [],
}));

export const Full = story((t) => {
  const props = sampleOwnPhotos(t);
  return {
    ...props,
    count: t('own_photos.count_order', '{count} of {max} · Hold and drag to reorder', { count: 3, max: 3 }),
    uploads: [],
    rejected: [],
    add: undefined,
    premium: { href: '/premium', label: t('own_photos.premium', 'More photos with premium') },
  };
});

export const OnePhoto = story(sampleOwnPhotos, samplePhotoActions);

export const AsksBeforeDeleting = story(sampleOwnPhotos, (t) => ({
  ...samplePhotoActions(t),
  question: {
    title: t('own_photos.remove_question', 'Delete this photo?'),
    text: t(
      'own_photos.remove_text',
      'It’ll be gone from the whole site right away and can’t be brought back.',
    ),
    keep: { href: '/profile', label: t('actions.cancel', 'Cancel') },
    remove: { value: 'remove', label: t('actions.delete', 'Delete') },
  },
}));
