import { defineMessages } from '@heartwood/i18n';

/** Messages of the step that asks for a photo. */
export const photoMessages = defineMessages({
  photo_title: {
    id: 'signup.photo_title',
    defaultMessage: 'Let them see that smile',
    description: 'Title of the photo step. Idiom: say it your way',
  },
  photo_text: {
    id: 'signup.photo_text',
    defaultMessage: 'A face says more than a nickname. Profiles with a photo get more replies.',
    description: 'Sentence below the title of the photo step. Idiom: say it your way',
  },
  camera: {
    id: 'signup.camera',
    defaultMessage: 'Camera',
    description: 'Button that takes a photo with the camera',
  },
  library: {
    id: 'signup.library',
    defaultMessage: 'Library',
    description: 'Button that chooses a photo from the device',
  },
  crop: {
    id: 'signup.crop',
    defaultMessage: 'Part of the photo that is shown',
    description: 'Accessible name of the frame in which a photo is moved',
  },
  crop_hint: {
    id: 'signup.crop_hint',
    defaultMessage: 'Drag the photo or use the arrow keys.',
    description: 'Explains how to move a photo in its frame',
  },
  zoom: {
    id: 'signup.zoom',
    defaultMessage: 'Zoom',
    description: 'Accessible name of the slider that enlarges a photo',
  },
  photo_rules: {
    id: 'signup.photo_rules',
    defaultMessage: 'Adults only, just you, no nudity in the first photo.',
    description: 'The rules for the first photo in one line',
  },
  photo_unreadable: {
    id: 'signup.photo_unreadable',
    defaultMessage: 'Your browser can’t open this file. Choose a JPEG, PNG or WebP photo.',
    description: 'Above the photo step when the chosen file cannot be shown, such as HEIC',
  },
  photo_current: {
    id: 'signup.photo_current',
    defaultMessage: 'Your photo',
    description: 'Alternative text of the photo that was uploaded a moment ago',
  },
  photo_missing: {
    id: 'signup.photo_missing',
    defaultMessage: 'Choose a photo first, or skip this step.',
    description: 'Above the photo step when “Use this photo” was pressed without a photo',
  },
  photo_submit: {
    id: 'signup.photo_submit',
    defaultMessage: 'Use this photo',
    description: 'Button of the photo step',
  },
});
