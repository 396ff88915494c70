import { defineMessages } from '@heartwood/i18n';

/** Messages of the question that asks members once to accept newer terms. */
export const termsMessages = defineMessages({
  title: {
    id: 'terms.title',
    defaultMessage: 'We’ve updated our terms',
    description: 'Title of the dialog that asks members to accept newer terms',
  },
  text: {
    id: 'terms.text',
    defaultMessage:
      'We’ve updated our terms and our privacy policy. Please read and accept the new terms to carry on. The privacy policy explains how we handle your data. Version: {date}',
    description: 'Sentences of the dialog that asks members to accept newer terms; date is a day',
  },
  terms: {
    id: 'terms.terms',
    defaultMessage: 'Read the terms',
    description: 'Link to the terms in the dialog about newer terms',
  },
  privacy: {
    id: 'terms.privacy',
    defaultMessage: 'Read the privacy policy',
    description: 'Link to the privacy statement in the dialog about newer terms',
  },
  new_tab: {
    id: 'terms.new_tab',
    defaultMessage: '(opens in a new tab)',
    description: 'Announced to screen readers after a link that opens in a new tab',
  },
  decline: {
    id: 'terms.decline',
    defaultMessage:
      'Don’t want to accept? You can still open your <settings>settings</settings> and delete your account there.',
    description:
      'What a member can do who does not accept the newer terms; the tag is a link to the settings page',
  },
  accept: {
    id: 'terms.accept',
    defaultMessage: 'I accept the terms',
    description: 'Button that accepts the newer terms and the privacy statement',
  },
  accepting: {
    id: 'terms.accepting',
    defaultMessage: 'Saving',
    description: 'Announced to screen readers while the acceptance is being saved',
  },
});
