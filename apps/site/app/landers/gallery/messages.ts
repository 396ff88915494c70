import { defineMessages } from '@heartwood/i18n';

/** Messages of the museum's wall at night. */
export const galleryMessages = defineMessages({
  headline: {
    id: 'lander.gallery_headline',
    defaultMessage: 'One frame is still <i>empty</i>',
    description:
      'Headline above a museum’s wall with portraits and one empty frame; <i> is italic; at most two lines on a phone',
  },
  lede: {
    id: 'lander.gallery_lede',
    defaultMessage: 'The others hold drawings, here for company. This one is yours, in the best light.',
    description: 'Below “One frame is still empty”. Idiom: say it your way',
  },
  untitled: {
    id: 'lander.gallery_untitled',
    defaultMessage: 'Untitled (you)',
    description: 'Title on the wall label of the empty frame; a work of art without a title',
  },
  technique: {
    id: 'lander.gallery_technique',
    defaultMessage: 'Mixed media, this evening. Please complete the label.',
    description: 'Below “Untitled (you)” on the wall label, which is a form. Idiom: say it your way',
  },
  name: {
    id: 'lander.gallery_name',
    defaultMessage: 'First name',
    description: 'Label of a short field on the wall label',
  },
  seek: {
    id: 'lander.gallery_seek',
    defaultMessage: 'Hung next to',
    description:
      'Label of a choice on the wall label: next to whose portrait one’s own shall hang; very short',
  },
  seek_male: {
    id: 'lander.gallery_seek_male',
    defaultMessage: 'a man',
    description: 'Continuation of “Hung next to”, in the case that this requires',
  },
  seek_female: {
    id: 'lander.gallery_seek_female',
    defaultMessage: 'a woman',
    description: 'Continuation of “Hung next to”, in the case that this requires',
  },
  submit: {
    id: 'lander.gallery_submit',
    defaultMessage: 'Hang my portrait',
    description: 'Button on the wall label',
  },
  laugh: {
    id: 'lander.gallery_laugh',
    defaultMessage: 'About to laugh',
    description:
      'Title of a drawn portrait of somebody who laughs, in the manner of a museum. Idiom: say it your way',
  },
  act: {
    id: 'lander.gallery_act',
    defaultMessage: 'Second act, no regrets',
    description:
      'Title of a drawn portrait of somebody in the second half of life, in the manner of a museum',
  },
  knows: {
    id: 'lander.gallery_knows',
    defaultMessage: 'She knows',
    description: 'Title of a drawn portrait of a woman with a knowing look',
  },
  wink: {
    id: 'lander.gallery_wink',
    defaultMessage: 'Wink',
    description: 'Title of a drawn portrait of somebody who winks',
  },
  trust: {
    id: 'lander.gallery_trust',
    defaultMessage: 'Trust, in satin',
    description: 'Title of a drawn portrait of a woman with a satin ribbon over her eyes; tender',
  },
  beard: {
    id: 'lander.gallery_beard',
    defaultMessage: 'Bearded man, good company',
    description: 'Title of a drawn portrait of a man with a beard, in the manner of a museum',
  },
  menu: {
    id: 'lander.gallery_menu',
    defaultMessage: 'Reads the menu first',
    description: 'Title of a drawn portrait of somebody with glasses',
  },
  late: {
    id: 'lander.gallery_late',
    defaultMessage: 'Late, but worth the wait',
    description:
      'Title of a drawn portrait of somebody dressed up; somebody who is late; fit for every gender',
  },
  glass: {
    id: 'lander.gallery_glass',
    defaultMessage: 'One more glass',
    description: 'Title of a drawn portrait of somebody at ease; a glass of wine',
  },
  on_evening: {
    id: 'lander.gallery_on_evening',
    defaultMessage: 'Warm colours on late evening',
    description: 'Below the title of a drawn portrait: what it is painted with and on; a wink at museums',
  },
  on_red: {
    id: 'lander.gallery_on_red',
    defaultMessage: 'Silver on wine red',
    description:
      'Below the title of a drawn portrait of somebody with silver hair before wine red: what it is painted with and on',
  },
  on_breath: {
    id: 'lander.gallery_on_breath',
    defaultMessage: 'Flat colour, deep breath',
    description:
      'Below the title of a drawn portrait: what it is painted with; a wink at museums. Idiom: say it your way',
  },
  on_dark: {
    id: 'lander.gallery_on_dark',
    defaultMessage: 'Red, after dark',
    description: 'Below the title of a drawn portrait: what it is painted with; a wink at museums',
  },
});
