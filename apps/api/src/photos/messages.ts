import { defineMessages } from '@heartwood/i18n';

/** The mail about a rejected photo. */
export const photoRejectedMailMessages = defineMessages({
  subject: {
    id: 'mail.photo_rejected.subject',
    defaultMessage: 'We can’t show your photo on {brand}',
    description: 'Subject of the mail about a photo that an operator rejected. brand is the site’s name.',
  },
  preview: {
    id: 'mail.photo_rejected.preview',
    defaultMessage: 'Here’s why, and what you can do.',
    description: 'Preview line of the mail about a rejected photo.',
  },
  heading: {
    id: 'mail.photo_rejected.heading',
    defaultMessage: '{name}, please choose another photo',
    description: 'Heading of the mail about a rejected photo. name is the profile name.',
  },
  intro: {
    id: 'mail.photo_rejected.intro',
    defaultMessage: 'We looked at the photo you uploaded and removed it.',
    description:
      'First paragraph of the mail about a rejected photo; the reason follows as a paragraph of its own.',
  },
  notAPerson: {
    id: 'mail.photo_rejected.not_a_person',
    defaultMessage: 'You’re not in it. A profile photo has to show you.',
    description: 'Why a photo was rejected: it shows a thing, an animal, a landscape, a drawing.',
  },
  someoneElse: {
    id: 'mail.photo_rejected.someone_else',
    defaultMessage: 'It seems to show someone else. Please only use photos of yourself.',
    description: 'Why a photo was rejected: it is of another person, a celebrity for instance.',
  },
  contactDetails: {
    id: 'mail.photo_rejected.contact_details',
    defaultMessage: 'It shows contact details, such as a phone number or your profile name on another site.',
    description: 'Why a photo was rejected: a phone number, address or user name can be read in it.',
  },
  explicit: {
    id: 'mail.photo_rejected.explicit',
    defaultMessage: 'It’s too explicit for a profile.',
    description: 'Why a photo was rejected: nudity or sex.',
  },
  minor: {
    id: 'mail.photo_rejected.minor',
    defaultMessage:
      'It seems to show someone under 18. Only adults may appear in photos here, so please don’t use photos with children in them, even if you’re in the photo too.',
    description: 'Why a photo was rejected: a child or teenager can be seen.',
  },
  quality: {
    id: 'mail.photo_rejected.quality',
    defaultMessage: 'It’s hard to make you out in it. A sharp photo in good light works much better.',
    description: 'Why a photo was rejected: too dark, blurred or small.',
  },
  other: {
    id: 'mail.photo_rejected.other',
    defaultMessage: 'It doesn’t follow the rules in our terms.',
    description: 'Why a photo was rejected: any other reason.',
  },
  next: {
    id: 'mail.photo_rejected.next',
    defaultMessage: 'It no longer counts towards your limit, so you can upload another photo right away.',
    description: 'Last paragraph of the mail about a rejected photo: it no longer counts against the limit.',
  },
  disagree: {
    id: 'mail.photo_rejected.disagree',
    defaultMessage: 'Think we got it wrong? Write to {support_email} and we’ll take another look.',
    description: 'Small print of the mail about a rejected photo. support_email is an address.',
  },
});
