import { createElement } from 'react';
import { portraits, samplePhoto } from '../sample/sample-people';
import type { StoryTexts } from '../story-texts';
import { EntryMotif } from '../entry-motif/EntryMotif';
import type { EntryArt } from '../entry/EntryFrame';
import { posterCasts } from '../poster/poster-casts';
import type {
  AccountStep,
  ConfirmStep,
  InterestsStep,
  MessageStep,
  PhotoStep,
  ProfileStep,
  PushStep,
} from './signup-steps';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_unused, index) => ({
    value: String(from + index),
    label: String(from + index),
  }));

const form = { action: '/signup' };

/** A drawn picture next to the form. */
export function drawnArt(): EntryArt {
  return { kind: 'drawn', figure: posterCasts.mixed[0] };
}

/** The motif of the previous page, with the answer given there. */
export function motifArt(t: StoryTexts): EntryArt {
  return {
    kind: 'motif',
    motif: createElement(EntryMotif, { name: 'tiles' }),
    note: t('signup.choices_kept', 'We’ll keep what you picked.'),
    message: ['wine', 'dancing', 'beach'].map((id) => t(`interests.${id}`, id)).join(' + '),
  };
}

/** The member the visitor wants to write to. */
export function memberArt(t: StoryTexts): EntryArt {
  return {
    kind: 'member',
    photo: samplePhoto(portraits.anna),
    note: t('signup.message_ready', 'Your message is ready'),
    message: 'That look says you know a good wine bar. Care to share?',
  };
}

export function messageStep(t: StoryTexts): MessageStep {
  return {
    kind: 'message',
    title: t('signup.message_title', 'Write to {name}', { name: 'Lena' }),
    text: t('signup.message_text', 'We’ll send it as soon as you’ve signed up and confirmed your email.'),
    form,
    message: {
      name: 'signup_message',
      label: t('signup.message', 'Your first message'),
      rows: 5,
      maxLength: 2000,
      required: true,
    },
    fine: t('signup.message_text', 'We’ll send it as soon as you’ve signed up and confirmed your email.'),
    submit: t('signup.message_submit', 'Save this message'),
  };
}

export function accountStep(t: StoryTexts): AccountStep {
  return {
    kind: 'account',
    title: t('signup.account_title_named', 'Almost there: {name} is waiting', { name: 'Lena' }),
    text: t('signup.account_text', 'Joining is free. You’ll see every price before you pay anything.'),
    form,
    name: { name: 'name', label: t('signup.name', 'Profile name'), required: true },
    email: { name: 'email', label: t('signup.email', 'Email'), required: true },
    password: {
      name: 'password',
      label: t('signup.password', 'Password'),
      required: true,
      minLength: 8,
      showLabel: t('login.show_password', 'Show password'),
      hideLabel: t('login.hide_password', 'Hide password'),
    },
    birth: {
      label: t('signup.birth', 'Date of birth ({min_age} and over)', { min_age: 18 }),
      order: ['day', 'month', 'year'],
      required: true,
      day: { name: 'birth_day', label: t('signup.day', 'Day'), options: numbers(1, 31) },
      month: { name: 'birth_month', label: t('signup.month', 'Month'), options: numbers(1, 12) },
      year: { name: 'birth_year', label: t('signup.year', 'Year'), options: numbers(1940, 2008) },
    },
    fine: t.rich(
      'signup.terms',
      'By signing up you accept the <terms>terms</terms>. How we handle your data: <privacy>privacy policy</privacy>. No subscription.',
      { terms: (words) => words, privacy: (words) => words },
    ),
    submit: t('signup.account_submit', 'Create my account'),
  };
}

const skip = (t: StoryTexts) => ({ label: t('signup.skip', 'Skip for now'), name: 'intent', value: 'skip' });

export function photoStep(t: StoryTexts): PhotoStep {
  return {
    kind: 'photo',
    title: t('signup.photo_title', 'Let them see that smile'),
    text: t('signup.photo_text', 'A face says more than a nickname. Profiles with a photo get more replies.'),
    form,
    photo: {
      name: 'photo',
      accept: 'image/jpeg,image/png,image/webp',
      camera: t('signup.camera', 'Camera'),
      library: t('signup.library', 'Library'),
      unreadable: t(
        'signup.photo_unreadable',
        'Your browser can’t open this file. Choose a JPEG, PNG or WebP photo.',
      ),
      crop: {
        label: t('signup.crop', 'Part of the photo that is shown'),
        hint: t('signup.crop_hint', 'Drag the photo or use the arrow keys.'),
        zoom: t('signup.zoom', 'Zoom'),
      },
    },
    fine: t('signup.photo_rules', 'Adults only, just you, no nudity in the first photo.'),
    submit: t('signup.photo_submit', 'Use this photo'),
    skip: skip(t),
  };
}

const options = (t: StoryTexts, field: string, entries: Record<string, string>) =>
  Object.entries(entries).map(([value, english]) => ({
    value,
    label: t(`profile.${field}.${value}`, english),
  }));

export function placeStep(t: StoryTexts): ProfileStep {
  return {
    kind: 'profile',
    title: t('signup.about_title', 'About you'),
    form,
    questions: [
      {
        kind: 'select',
        name: 'country',
        label: t('members.country', 'Country'),
        options: [{ value: 'DE', label: 'Deutschland' }],
      },
      {
        kind: 'select',
        name: 'region',
        label: t('profile.region.label', 'Region'),
        options: [{ value: 'mg', label: 'Mönchengladbach' }],
      },
      {
        kind: 'chips',
        name: 'gender',
        label: t('profile.gender.label', 'Gender'),
        defaultValue: 'female',
        options: options(t, 'gender', { female: 'A woman', male: 'A man' }),
      },
      {
        kind: 'chips',
        name: 'sexuality',
        label: t('profile.sexuality.label', 'Orientation'),
        options: options(t, 'sexuality', { hetero: 'Straight', gay: 'Gay', lesbian: 'Lesbian', bi: 'Bi' }),
      },
    ],
    submit: t('actions.continue', 'Continue'),
    skip: skip(t),
  };
}

export function looksStep(t: StoryTexts): ProfileStep {
  return {
    kind: 'profile',
    title: t('signup.looks_title', 'How would we spot you?'),
    form,
    questions: [
      {
        kind: 'chips',
        name: 'reason_for_signup',
        label: t('profile.reason_for_signup.label', 'Looking for'),
        options: options(t, 'reason_for_signup', {
          relationship: 'A relationship',
          casual: 'Something casual',
          friendship: 'Friendship',
          chat: 'A good conversation',
          undecided: 'I will know when I see it',
        }),
      },
      {
        kind: 'chips',
        name: 'hair_colour',
        label: t('profile.hair_colour.label', 'Hair colour'),
        defaultValue: 'brown',
        options: options(t, 'hair_colour', {
          black: 'Black',
          brown: 'Brown',
          blond: 'Blond',
          red: 'Red',
          grey: 'Grey',
          bald: 'Shaved',
        }),
      },
      {
        kind: 'chips',
        name: 'eye_colour',
        label: t('profile.eye_colour.label', 'Eye colour'),
        options: options(t, 'eye_colour', { brown: 'Brown', blue: 'Blue', green: 'Green', grey: 'Grey' }),
      },
      {
        kind: 'chips',
        name: 'body_type',
        label: t('profile.body_type.label', 'Body type'),
        options: options(t, 'body_type', {
          slim: 'Slim',
          athletic: 'Athletic',
          average: 'Average',
          curvy: 'Curvy',
          full_figured: 'Full-figured',
        }),
      },
      {
        kind: 'chips',
        name: 'tattoos',
        label: t('profile.tattoos.label', 'Tattoos'),
        options: options(t, 'tattoos', { none: 'None', few: 'One or two', many: 'A gallery' }),
      },
    ],
    submit: t('actions.continue', 'Continue'),
    skip: skip(t),
  };
}

const interest = (t: StoryTexts, ids: readonly string[]) =>
  ids.map((value) => ({ value, label: t(`interests.${value}`, value.replaceAll('_', ' ')) }));

export function interestsStep(t: StoryTexts): InterestsStep {
  return {
    kind: 'interests',
    title: t('signup.wishes_title', 'What gets you going?'),
    text: t(
      'signup.wishes_text',
      'Choose as many as you like. The spicier ones are one tap away, and only appear on your profile if you choose them.',
    ),
    form,
    label: t('profile_view.interests', 'Interests'),
    name: 'interests',
    selected: ['wine', 'dancing', 'travelling', 'kissing'],
    options: interest(t, [
      'wine',
      'foodie',
      'dancing',
      'beach',
      'movies',
      'biking',
      'art',
      'travelling',
      'kissing',
      'massages',
      'coffee',
      'reading',
      'astrology',
      'animals',
    ]),
    intimate: {
      show: t('signup.intimate', 'Show the spicy ones'),
      options: interest(t, ['lingerie', 'bondage', 'one_night_stand', 'safe_sex']),
    },
    submit: t('signup.finish', 'Finish my profile'),
    skip: skip(t),
  };
}

export function pushStep(t: StoryTexts): PushStep {
  return {
    kind: 'push',
    title: t('signup.push_title', 'Know when someone writes'),
    text: t(
      'signup.push_text',
      'We’ll tell you about messages and likes, nothing else. You can turn notifications off any time.',
    ),
    form,
    submit: t('signup.push_submit', 'Turn on notifications'),
    skip: { label: t('signup.push_later', 'Not now'), name: 'intent', value: 'skip' },
  };
}

export function confirmStep(t: StoryTexts): ConfirmStep {
  return {
    kind: 'confirm',
    title: t('signup.complete_title', 'One last stop: your inbox'),
    text: t(
      'signup.complete_text',
      'Click the button in our email so people can reply to you. We sent it to:',
    ),
    form,
    address: 'annegret.abendsonne-hoffmann@post.example',
    next: { href: '/members', label: t('signup.to_members', 'Have a look around in the meantime') },
    submit: t('signup.resend', 'Send the email again'),
  };
}
