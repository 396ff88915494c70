import { portraits, samplePhoto } from '../sample/sample-people';
import type { StoryTexts } from '../story-texts';
import type { OwnPhotoTile, UploadTile } from './own-photo-tiles';
import type { OwnPhotosScreenProps } from './OwnPhotosScreen';
import type { PhotoActionsProps } from './PhotoActions';

const action = '/profile?edit=photos';

function tile(t: StoryTexts, number: number, src: string, more: Partial<OwnPhotoTile> = {}): OwnPhotoTile {
  return {
    id: src,
    photo: samplePhoto(src),
    open: {
      href: action,
      label: t('own_photos.position', 'Photo {number} of {count}', { number, count: 3 }),
    },
    ...more,
  };
}

function upload(t: StoryTexts, state: UploadTile['state'], src: string): UploadTile {
  const failed = state === 'failed';
  return {
    id: `${state}-${src}`,
    preview: src,
    state,
    progress: state === 'uploading' ? 0.62 : 0,
    percent: '62 %',
    label: failed ? t('own_photos.upload_cut', 'Connection lost') : t('own_photos.upload_runs', 'Uploading'),
    cancel: {
      label: failed ? t('own_photos.upload_discard', 'Discard') : t('actions.cancel', 'Cancel'),
      onPress: () => undefined,
    },
    retry: failed
      ? { label: t('own_photos.upload_retry', 'Try again'), onPress: () => undefined }
      : undefined,
  };
}

/** Photos in every state. */
export function sampleOwnPhotos(t: StoryTexts): OwnPhotosScreenProps {
  return {
    title: t('navigation.photos', 'Your photos'),
    count: t('own_photos.count_order', '{count} of {max} · Hold and drag to reorder', { count: 5, max: 25 }),
    done: { href: '/profile', label: t('own_photos.done', 'Done') },
    photos: [
      tile(t, 1, portraits.anna, { main: t('own_photos.main', 'Profile photo') }),
      tile(t, 2, portraits.anna3, { waiting: t('own_photos.waiting', 'In review') }),
      tile(t, 3, portraits.selin, { private: t('own_photos.private', 'Private') }),
    ],
    uploads: [upload(t, 'uploading', portraits.anna2), upload(t, 'failed', portraits.nadia)],
    add: {
      label: t('own_photos.add', 'Add photo'),
      action,
      name: 'file',
      accept: 'image/*',
      send: t('own_photos.send', 'Upload'),
      onChoose: () => undefined,
    },
    rejected: [
      {
        id: '9',
        text: t('own_photos.rejected_quality', 'One photo is too dark or too blurry, so we left it out.'),
        remove: t('own_photos.rejected_remove', 'Got it'),
      },
    ],
    removal: { form: { action }, fields: { do: 'remove' }, idName: 'photo' },
    notes: [
      {
        kind: 'waiting',
        title: t('own_photos.waiting', 'In review'),
        text: t('own_photos.waiting_text', 'Until we’ve checked the photo, only you can see it.'),
      },
      {
        kind: 'private',
        title: t('own_photos.private', 'Private'),
        text: t(
          'own_photos.private_text',
          'Only premium members can see a private photo. Everyone else just sees that there is one.',
        ),
      },
    ],
    onOrder: () => Promise.resolve(),
  };
}

/** The actions of a photo in the middle. */
export function samplePhotoActions(t: StoryTexts): PhotoActionsProps {
  return {
    photo: samplePhoto(portraits.anna2),
    title: t('own_photos.position', 'Photo {number} of {count}', { number: 4, count: 5 }),
    text: t('own_photos.seen_blurred', 'Clear for premium members, blurred for everyone else'),
    form: { action },
    hidden: { photo: '4' },
    name: 'do',
    earlier: { value: 'earlier', label: t('own_photos.earlier', 'Move towards the start') },
    later: { value: 'later', label: t('own_photos.later', 'Move towards the end') },
    main: { value: 'main', label: t('own_photos.make_main', 'Use as profile photo') },
    privacy: {
      kind: 'hide',
      value: 'hide',
      label: t('own_photos.hide', 'Make private'),
      text: t('own_photos.seen_by_premium', 'Only premium members can see it'),
    },
    remove: { href: action, label: t('actions.delete', 'Delete') },
  };
}
