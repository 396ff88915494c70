import { defineMessages } from '@heartwood/i18n';

/** Messages of the own photos. */
export const ownPhotosMessages = defineMessages({
  done: {
    id: 'own_photos.done',
    defaultMessage: 'Done',
    description: 'Link from the own photos back to the own profile',
  },
  count: {
    id: 'own_photos.count',
    defaultMessage: '{count} of {max}',
    description: 'How many photos there are of how many one may have',
  },
  count_order: {
    id: 'own_photos.count_order',
    defaultMessage: '{count} of {max} · Hold and drag to reorder',
    description: 'How many photos there are of the allowed number, and how to reorder them',
  },
  alt: {
    id: 'own_photos.alt',
    defaultMessage: 'Your photo {number}',
    description: 'Words for an own photo, read out instead of it',
  },
  open: {
    id: 'own_photos.open',
    defaultMessage: 'Photo {number} of {count}: reorder, profile photo, private, delete',
    description: 'Accessible name of a photo that opens what can be done with it',
  },
  add: {
    id: 'own_photos.add',
    defaultMessage: 'Add photo',
    description: 'Place of the next photo; chooses files',
  },
  send: {
    id: 'own_photos.send',
    defaultMessage: 'Upload',
    description: 'Button that uploads the chosen files where no script runs',
  },
  premium: {
    id: 'own_photos.premium',
    defaultMessage: 'More photos with premium',
    description: 'Tile with a lock behind the own photos; leads to premium',
  },
  main: {
    id: 'own_photos.main',
    defaultMessage: 'Profile photo',
    description: 'Tag on the photo that others see first, and its explanation’s title',
  },
  main_text: {
    id: 'own_photos.main_text',
    defaultMessage: 'The first thing others see of you. A clear view of your face works best.',
    description: 'Explains the profile photo',
  },
  waiting: {
    id: 'own_photos.waiting',
    defaultMessage: 'In review',
    description: 'On the veil of an own photo that waits for inspection, and its explanation’s title',
  },
  waiting_text: {
    id: 'own_photos.waiting_text',
    defaultMessage: 'Until we’ve checked the photo, only you can see it.',
    description: 'Explains that a new photo is looked at first',
  },
  private: {
    id: 'own_photos.private',
    defaultMessage: 'Private',
    description: 'Tag on a private photo, and its explanation’s title',
  },
  private_text: {
    id: 'own_photos.private_text',
    defaultMessage:
      'Only premium members can see a private photo. Everyone else just sees that there is one.',
    description: 'Explains private photos',
  },
  position: {
    id: 'own_photos.position',
    defaultMessage: 'Photo {number} of {count}',
    description: 'Title of what can be done with one photo',
  },
  seen_by_all: {
    id: 'own_photos.seen_by_all',
    defaultMessage: 'Everyone can see it',
    description: 'Who sees a photo: everybody',
  },
  seen_later: {
    id: 'own_photos.seen_later',
    defaultMessage: 'In review: only you can see it',
    description: 'Who sees a photo that waits for inspection',
  },
  seen_blurred: {
    id: 'own_photos.seen_blurred',
    defaultMessage: 'Clear for premium members, blurred for everyone else',
    description: 'Who sees a photo that is not the profile photo',
  },
  seen_by_premium: {
    id: 'own_photos.seen_by_premium',
    defaultMessage: 'Only premium members can see it',
    description: 'Who sees a private photo',
  },
  earlier: {
    id: 'own_photos.earlier',
    defaultMessage: 'Move towards the start',
    description: 'Accessible name of the arrow that moves a photo one place towards the first',
  },
  later: {
    id: 'own_photos.later',
    defaultMessage: 'Move towards the end',
    description: 'Accessible name of the arrow that moves a photo one place towards the last',
  },
  make_main: {
    id: 'own_photos.make_main',
    defaultMessage: 'Use as profile photo',
    description: 'Makes a photo the first that others see',
  },
  hide: {
    id: 'own_photos.hide',
    defaultMessage: 'Make private',
    description: 'Hides a photo from others',
  },
  show: {
    id: 'own_photos.show',
    defaultMessage: 'Show on profile',
    description: 'Shows a private photo to others again',
  },
  remove_question: {
    id: 'own_photos.remove_question',
    defaultMessage: 'Delete this photo?',
    description: 'Title of the question before a photo is deleted',
  },
  remove_text: {
    id: 'own_photos.remove_text',
    defaultMessage: 'It’ll be gone from the whole site right away and can’t be brought back.',
    description: 'What deleting a photo means',
  },
  removed: {
    id: 'own_photos.removed',
    defaultMessage: 'Photo deleted',
    description: 'Toast after a photo was deleted',
  },
  saved: {
    id: 'own_photos.saved',
    defaultMessage: 'Saved',
    description: 'Toast after a photo was changed',
  },
  stays_private: {
    id: 'own_photos.stays_private',
    defaultMessage: 'A private photo can’t be your profile photo.',
    description: 'Toast where a private photo was dragged to the first place',
  },
  stays_waiting: {
    id: 'own_photos.stays_waiting',
    defaultMessage: 'A photo in review can’t be your profile photo yet.',
    description: 'Toast where a photo that waits for inspection was dragged to the first place',
  },
  uploaded: {
    id: 'own_photos.uploaded',
    defaultMessage: 'Photo uploaded',
    description: 'Toast after a photo was uploaded and is shown to others',
  },
  uploaded_waiting: {
    id: 'own_photos.uploaded_waiting',
    defaultMessage: 'Photo uploaded. We’ll take a quick look before others see it.',
    description: 'Toast after a photo was uploaded and waits for inspection',
  },
  upload_waits: {
    id: 'own_photos.upload_waits',
    defaultMessage: 'Waiting',
    description: 'A chosen file that waits until others are uploaded',
  },
  upload_runs: {
    id: 'own_photos.upload_runs',
    defaultMessage: 'Uploading',
    description: 'Accessible name of the ring that shows how much of a file is uploaded',
  },
  upload_cut: {
    id: 'own_photos.upload_cut',
    defaultMessage: 'Connection lost',
    description: 'On the tile of a file that could not be uploaded because the network was gone',
  },
  upload_retry: {
    id: 'own_photos.upload_retry',
    defaultMessage: 'Try again',
    description: 'Link on the tile of a file that could not be uploaded',
  },
  upload_discard: {
    id: 'own_photos.upload_discard',
    defaultMessage: 'Discard',
    description: 'Link that takes a file that could not be uploaded off the list',
  },
  rejected_remove: {
    id: 'own_photos.rejected_remove',
    defaultMessage: 'Got it',
    description: 'Button that takes the note about a rejected photo off the list',
  },
  rejected_not_a_person: {
    id: 'own_photos.rejected_not_a_person',
    defaultMessage: 'One photo doesn’t show you, so we left it out.',
    description: 'Note: a photo was rejected because no person is on it',
  },
  rejected_someone_else: {
    id: 'own_photos.rejected_someone_else',
    defaultMessage: 'One photo seems to show someone else, so we left it out.',
    description: 'Note: a photo was rejected because it shows somebody else',
  },
  rejected_contact_details: {
    id: 'own_photos.rejected_contact_details',
    defaultMessage: 'One photo shows contact details, so we left it out.',
    description:
      'Note: a photo was rejected because of a phone number, an address or a name of an account on it',
  },
  rejected_explicit: {
    id: 'own_photos.rejected_explicit',
    defaultMessage: 'One photo shows too much, so we left it out.',
    description: 'Note: a photo was rejected because it is explicit',
  },
  rejected_minor: {
    id: 'own_photos.rejected_minor',
    defaultMessage: 'One photo shows someone who looks underage, so we left it out.',
    description: 'Note: a photo was rejected because a minor may be on it',
  },
  rejected_quality: {
    id: 'own_photos.rejected_quality',
    defaultMessage: 'One photo is too dark or too blurry, so we left it out.',
    description: 'Note: a photo was rejected because hardly anything can be made out',
  },
  rejected_other: {
    id: 'own_photos.rejected_other',
    defaultMessage: 'One photo doesn’t follow our rules, so we left it out.',
    description: 'Note: a photo was rejected for another reason',
  },
  crop_title: {
    id: 'own_photos.crop_title',
    defaultMessage: 'Crop and rotate',
    description: 'Title of the tool that cuts a photo before it is uploaded',
  },
  crop_hint: {
    id: 'own_photos.crop_hint',
    defaultMessage: 'Leave some space above your head. Cards crop photos at the top.',
    description: 'What a good cut looks like',
  },
  crop_frame: {
    id: 'own_photos.crop_frame',
    defaultMessage: 'Part of the photo that is shown',
    description: 'Accessible name of the frame in which a photo is moved, sized and turned',
  },
  crop_size: {
    id: 'own_photos.crop_size',
    defaultMessage: 'Zoom',
    description: 'Slider that enlarges a photo in its frame',
  },
  crop_turn: {
    id: 'own_photos.crop_turn',
    defaultMessage: 'Rotate',
    description: 'Slider or dial that turns a photo in its frame by degrees',
  },
  crop_degrees: {
    id: 'own_photos.crop_degrees',
    defaultMessage: '{degrees}°',
    description: 'How far a photo is turned; degrees is a whole number, below zero to the left',
  },
  crop_quarter: {
    id: 'own_photos.crop_quarter',
    defaultMessage: 'Rotate by 90°',
    description: 'Button that turns a photo by a quarter',
  },
  crop_mirror: {
    id: 'own_photos.crop_mirror',
    defaultMessage: 'Mirror',
    description: 'Button that mirrors a photo',
  },
  crop_restart: {
    id: 'own_photos.crop_restart',
    defaultMessage: 'Start over',
    description: 'Button that puts a photo back as it lay in the frame at first',
  },
  crop_move: {
    id: 'own_photos.crop_move',
    defaultMessage: 'Move',
    description: 'What the arrow keys do with a photo in its frame',
  },
  crop_card: {
    id: 'own_photos.crop_card',
    defaultMessage: 'Card',
    description: 'Below the small picture that shows the photo as it will stand on a card of the search',
  },
  crop_chat: {
    id: 'own_photos.crop_chat',
    defaultMessage: 'Chat',
    description: 'Below the small picture that shows the photo as it will stand in a chat',
  },
  crop_use: {
    id: 'own_photos.crop_use',
    defaultMessage: 'Use photo',
    description: 'Button that takes the cut photo and uploads it',
  },
  crop_whole: {
    id: 'own_photos.crop_whole',
    defaultMessage: '{count, plural, one {Use the photo as it is} other {Use all # photos as they are}}',
    description: 'Button that uploads this and all other chosen photos without cutting them',
  },
  crop_position: {
    id: 'own_photos.crop_position',
    defaultMessage: '{number} of {count}',
    description: 'Which of the chosen photos is cut now',
  },
});
