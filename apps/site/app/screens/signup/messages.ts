import { defineMessages } from '@heartwood/i18n';

/** The signup, step by step. */
export const signupMessages = defineMessages({
  page_title: {
    id: 'signup.page_title',
    defaultMessage: 'Join free',
    description: 'Title of the browser’s tab and of the signup dialog',
  },
  step: {
    id: 'signup.step',
    defaultMessage: 'Step {step} of {count}',
    description: 'Tells the position in the signup; step and count are numbers',
  },
  step_short: {
    id: 'signup.step_short',
    defaultMessage: '{step}/{count}',
    description: 'Position in the signup beside the progress bars; step and count are numbers',
  },
  busy: {
    id: 'signup.busy',
    defaultMessage: 'Just a moment',
    description: 'Told to screen readers while a step is being saved',
  },
  message_title: {
    id: 'signup.message_title',
    defaultMessage: 'Write to {name}',
    description: 'Title of the first step for who came from a profile; name is that member',
  },
  message_title_unnamed: {
    id: 'signup.message_title_unnamed',
    defaultMessage: 'Say hello first',
    description: 'Title of the first step for who came from a profile, where the name is not known',
  },
  message_text: {
    id: 'signup.message_text',
    defaultMessage: 'It goes out as soon as you have signed up and confirmed your email.',
    description: 'Sentence below the title of the message step',
  },
  message: {
    id: 'signup.message',
    defaultMessage: 'Your first message',
    description: 'Label of the field for the first message',
  },
  message_submit: {
    id: 'signup.message_submit',
    defaultMessage: 'Keep this message',
    description: 'Button of the message step',
  },
  message_ready: {
    id: 'signup.message_ready',
    defaultMessage: 'Your message is ready',
    description: 'Stands above the message that waits to be sent',
  },
  message_skip: {
    id: 'signup.message_skip',
    defaultMessage: 'Write later',
    description: 'Button that leaves the first message out',
  },
  account_title: {
    id: 'signup.account_title',
    defaultMessage: 'Four details, and you are in',
    description: 'Title of the account step',
  },
  account_title_named: {
    id: 'signup.account_title_named',
    defaultMessage: 'Almost with {name}',
    description: 'Title of the account step for who came from a profile; name is that member',
  },
  account_text: {
    id: 'signup.account_text',
    defaultMessage: 'Joining is free. You see every price before you pay anything.',
    description: 'Sentence below the title of the account step',
  },
  name: {
    id: 'signup.name',
    defaultMessage: 'Profile name',
    description: 'Label of the field for the public profile name',
  },
  email: {
    id: 'signup.email',
    defaultMessage: 'Email',
    description: 'Label of the field for the email address',
  },
  did_you_mean: {
    id: 'signup.did_you_mean',
    defaultMessage: 'Did you mean {email}?',
    description: 'Offers a corrected email address; email is the address',
  },
  password: {
    id: 'signup.password',
    defaultMessage: 'Password',
    description: 'Label of the field for the new password',
  },
  password_hint: {
    id: 'signup.password_hint',
    defaultMessage: '{count, plural, one {At least # character} other {At least # characters}}',
    description: 'Below the field for the new password; count is the least number of characters',
  },
  show_password: {
    id: 'signup.show_password',
    defaultMessage: 'Show password',
    description: 'Accessible name of the button that shows the typed password',
  },
  hide_password: {
    id: 'signup.hide_password',
    defaultMessage: 'Hide password',
    description: 'Accessible name of the button that hides the typed password',
  },
  birth: {
    id: 'signup.birth',
    defaultMessage: 'Date of birth ({min_age} and over)',
    description: 'Label of the date of birth; min_age is a number of years',
  },
  day: { id: 'signup.day', defaultMessage: 'Day', description: 'Accessible name of the list of days' },
  month: {
    id: 'signup.month',
    defaultMessage: 'Month',
    description: 'Accessible name of the list of months',
  },
  year: { id: 'signup.year', defaultMessage: 'Year', description: 'Accessible name of the list of years' },
  terms: {
    id: 'signup.terms',
    defaultMessage:
      'By signing up you accept the <terms>terms</terms> and <privacy>privacy statement</privacy>. No subscription.',
    description: 'Small print of the account step; the tags are links to the terms and the privacy statement',
  },
  account_submit: {
    id: 'signup.account_submit',
    defaultMessage: 'Create my account',
    description: 'Button of the account step',
  },
  have_account: {
    id: 'signup.have_account',
    defaultMessage: 'Already a member? <login>Log in</login>',
    description: 'Leads from signup to login; the tag is the link',
  },
  photo_title: {
    id: 'signup.photo_title',
    defaultMessage: 'Let them see that smile',
    description: 'Title of the photo step',
  },
  photo_text: {
    id: 'signup.photo_text',
    defaultMessage: 'A face says more than a nickname. Profiles with a photo get answers.',
    description: 'Sentence below the title of the photo step',
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
    defaultMessage: 'Adults only, just you, no nudity on the first photo.',
    description: 'The rules for the first photo in one line',
  },
  photo_unreadable: {
    id: 'signup.photo_unreadable',
    defaultMessage: 'Your browser cannot open this file. Choose a JPEG, PNG or WebP photo.',
    description: 'Below the photo step’s buttons when the chosen file cannot be shown, such as HEIC',
  },
  photo_submit: {
    id: 'signup.photo_submit',
    defaultMessage: 'Use this photo',
    description: 'Button of the photo step',
  },
  about_title: {
    id: 'signup.about_title',
    defaultMessage: 'You, and where you are',
    description: 'Title of the step that asks for gender, sexuality and place',
  },
  looks_title: {
    id: 'signup.looks_title',
    defaultMessage: 'How would we spot you?',
    description: 'Title of the step that asks for looks and what one is here for',
  },
  wishes_title: {
    id: 'signup.wishes_title',
    defaultMessage: 'What warms you up?',
    description: 'Title of the step that asks for interests',
  },
  wishes_text: {
    id: 'signup.wishes_text',
    defaultMessage:
      'Choose as many as you like. The spicier ones are one tap away, and only shown if you choose them.',
    description: 'Sentence below the title of the step that asks for interests',
  },
  intimate: {
    id: 'signup.intimate',
    defaultMessage: 'Show the spicy ones',
    description: 'Opens the list of intimate interests',
  },
  next: { id: 'signup.next', defaultMessage: 'Continue', description: 'Button to the next step' },
  finish: {
    id: 'signup.finish',
    defaultMessage: 'Finish my profile',
    description: 'Button of the last profile step',
  },
  skip: { id: 'signup.skip', defaultMessage: 'Skip for now', description: 'Button that leaves a step out' },
  choose: {
    id: 'signup.choose',
    defaultMessage: 'Choose',
    description: 'First entry of a list in which nothing is chosen yet',
  },
  complete_title: {
    id: 'signup.complete_title',
    defaultMessage: 'One look into your mailbox',
    description: 'Title of the last step: the confirming mail',
  },
  complete_text: {
    id: 'signup.complete_text',
    defaultMessage: 'Press the button in our mail, and others can answer you. It went to:',
    description: 'Sentence above the address to which the confirming mail went',
  },
  resend: {
    id: 'signup.resend',
    defaultMessage: 'Send the mail again',
    description: 'Button that sends the confirming mail once more',
  },
  resent: {
    id: 'signup.resent',
    defaultMessage: 'Sent. It should be there within a minute.',
    description: 'After the confirming mail was sent once more',
  },
  to_members: {
    id: 'signup.to_members',
    defaultMessage: 'Look around meanwhile',
    description: 'Link from the last step to the members',
  },
  to_profile: {
    id: 'signup.to_profile',
    defaultMessage: 'Back to the profile',
    description: 'Link from the last step to the profile from which the visitor came',
  },
  leave: {
    id: 'signup.leave',
    defaultMessage: 'Leave signup',
    description: 'Accessible name of the button that closes the signup',
  },
  back: {
    id: 'signup.back',
    defaultMessage: 'Back',
    description: 'Accessible name of the link to the step before',
  },
  closed_title: {
    id: 'signup.closed_title',
    defaultMessage: 'By invitation only',
    description: 'Title where signup is not open',
  },
  overview_title: {
    id: 'signup.overview_title',
    defaultMessage: 'Your profile so far',
    description: 'Title of the page that shows what is still missing in a profile',
  },
  overview_text: {
    id: 'signup.overview_text',
    defaultMessage: 'The more you tell, the more there is to answer.',
    description: 'Sentence below the title of the page that shows what is still missing in a profile',
  },
  overview_progress: {
    id: 'signup.overview_progress',
    defaultMessage: '{done} of {count} parts are there',
    description: 'How much of the profile is there; done and count are numbers',
  },
  overview_photo: {
    id: 'signup.overview_photo',
    defaultMessage: 'A photo of you',
    description: 'Part of the profile',
  },
  overview_confirm: {
    id: 'signup.overview_confirm',
    defaultMessage: 'Your email, confirmed',
    description: 'Part of the profile: the email address is confirmed',
  },
  overview_later: {
    id: 'signup.overview_later',
    defaultMessage: 'Not now',
    description: 'Link away from the page that shows what is still missing',
  },
});
