import { defineMessages } from '@heartwood/i18n';

/** Messages shared by the signup's steps. */
export const signupMessages = defineMessages({
  step: {
    id: 'signup.step',
    defaultMessage: 'Step {step} of {count}',
    description: 'Position in the signup; step and count are numbers',
  },
  step_short: {
    id: 'signup.step_short',
    defaultMessage: '{step}/{count}',
    description: 'Position in the signup beside the progress bars; step and count are numbers',
  },
  busy: {
    id: 'signup.busy',
    defaultMessage: 'Just a moment',
    description: 'Announced to screen readers while a step is being saved',
  },
  finish: {
    id: 'signup.finish',
    defaultMessage: 'Finish my profile',
    description: 'Button of the last profile step',
  },
  skip: { id: 'signup.skip', defaultMessage: 'Skip for now', description: 'Button that leaves a step out' },
  leave: {
    id: 'signup.leave',
    defaultMessage: 'Leave sign-up',
    description: 'Accessible name of the button that closes the signup',
  },
  choices_kept: {
    id: 'signup.choices_kept',
    defaultMessage: 'We’ll keep what you picked.',
    description:
      'Beside the interests that were picked on the page before; they will be in the profile. Idiom: say it your way',
  },
  line_kept: {
    id: 'signup.line_kept',
    defaultMessage: 'We’ll keep your line. You’ll find it in your profile.',
    description:
      'Above the opening line that was written on the page before; it will be offered as the profile’s text. Idiom: say it your way',
  },
  closed_title: {
    id: 'signup.closed_title',
    defaultMessage: 'By invitation only',
    description: 'Title where signup is not open',
  },
});
