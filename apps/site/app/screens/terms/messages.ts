import { defineMessages } from '@heartwood/i18n';

/** The question that members are asked once when the terms are newer than what they accepted. */
export const termsMessages = defineMessages({
  title: {
    id: 'terms.title',
    defaultMessage: 'Our terms are new',
    description: 'Title of the dialog that asks members to accept newer terms',
  },
  text: {
    id: 'terms.text',
    defaultMessage:
      'Since you last accepted them, our terms and our privacy statement have got a new version, of {date}. Have a look, and tell us that they are fine with you. Then everything goes on as before.',
    description: 'Sentences of the dialog that asks members to accept newer terms; date is a day',
  },
  terms: {
    id: 'terms.terms',
    defaultMessage: 'Read the terms',
    description: 'Link to the terms in the dialog about newer terms',
  },
  privacy: {
    id: 'terms.privacy',
    defaultMessage: 'Read the privacy statement',
    description: 'Link to the privacy statement in the dialog about newer terms',
  },
  new_tab: {
    id: 'terms.new_tab',
    defaultMessage: '(opens in a new tab)',
    description: 'Told to screen readers after a link that opens in a new tab',
  },
  decline: {
    id: 'terms.decline',
    defaultMessage:
      'You don’t agree? Your <settings>settings</settings> stay open to you, and with them the way to delete your account.',
    description:
      'What somebody can do who does not accept the newer terms; the tag is a link to the settings page',
  },
  accept: {
    id: 'terms.accept',
    defaultMessage: 'I accept both',
    description: 'Button that accepts the newer terms and the privacy statement',
  },
  accepting: {
    id: 'terms.accepting',
    defaultMessage: 'Saving',
    description: 'Told to screen readers while the acceptance is being kept',
  },
});
