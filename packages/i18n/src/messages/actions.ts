import { defineMessages } from '../define-messages';

/** Button labels shared by many screens; keyed by the part after `actions.`. */
export const actionMessages = defineMessages({
  save: {
    id: 'actions.save',
    defaultMessage: 'Save',
    description: 'Button',
  },
  cancel: {
    id: 'actions.cancel',
    defaultMessage: 'Cancel',
    description: 'Button: stop without doing anything',
  },
  close: {
    id: 'actions.close',
    defaultMessage: 'Close',
    description: 'Button: close a window or a notice',
  },
  continue: {
    id: 'actions.continue',
    defaultMessage: 'Continue',
    description: 'Button: to the next step',
  },
  skip: {
    id: 'actions.skip',
    defaultMessage: 'Skip',
    description: 'Button: leave this step out',
  },
  back: {
    id: 'actions.back',
    defaultMessage: 'Back',
    description: 'Button or link: one step back',
  },
  send: {
    id: 'actions.send',
    defaultMessage: 'Send',
    description: 'Button: send a message',
  },
  retry: {
    id: 'actions.retry',
    defaultMessage: 'Try again',
    description: 'Button after something failed',
  },
  edit: {
    id: 'actions.edit',
    defaultMessage: 'Edit',
    description: 'Button',
  },
  delete: {
    id: 'actions.delete',
    defaultMessage: 'Delete',
    description: 'Button',
  },
  show_more: {
    id: 'actions.show_more',
    defaultMessage: 'Show more',
    description: 'Button: show the rest of a list',
  },
  loading: {
    id: 'actions.loading',
    defaultMessage: 'One moment…',
    description: 'Announced to screen readers while something loads',
  },
});
