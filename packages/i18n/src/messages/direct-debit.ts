import { defineMessages } from '../define-messages';

/**
 * The SEPA mandate for one collection, on the page and in its copy by mail. Another text needs another
 * `mandateVersion` of the API.
 */
export const mandateMessages = defineMessages({
  title: {
    id: 'directdebit.mandate.title',
    defaultMessage: 'SEPA direct debit mandate',
    description: 'Title of the mandate for one collection',
  },
  once: {
    id: 'directdebit.mandate.once',
    defaultMessage: 'one-off',
    description: 'Tag beside the title of the mandate: it counts for one collection only',
  },
  authority: {
    id: 'directdebit.mandate.authority',
    defaultMessage:
      'I authorise {creditor} to send instructions to my bank to debit <b>{amount}</b> from my account once, and I authorise my bank to debit my account in accordance with the instructions from {creditor}.',
    description:
      'The mandate, in the legal wording of the SEPA core scheme for a one-off collection; creditor is a company, amount is money and set in bold',
  },
  refund: {
    id: 'directdebit.mandate.refund',
    defaultMessage:
      'I am entitled to a refund from my bank under the terms and conditions of my agreement with it. I can ask for it within eight weeks from the date on which my account was debited.',
    description: 'The right to a refund, in the legal wording of the SEPA core scheme',
  },
  creditor: {
    id: 'directdebit.mandate.creditor',
    defaultMessage: 'Creditor',
    description: 'Label in the mandate: who collects',
  },
  creditor_id: {
    id: 'directdebit.mandate.creditor_id',
    defaultMessage: 'Creditor ID',
    description: 'Label in the mandate: the SEPA creditor identifier',
  },
  reference: {
    id: 'directdebit.mandate.reference',
    defaultMessage: 'Mandate reference',
    description: 'Label in the mandate',
  },
  earliest: {
    id: 'directdebit.mandate.earliest',
    defaultMessage: 'Collected on or after',
    description: 'Label in the mandate, before a date',
  },
});
