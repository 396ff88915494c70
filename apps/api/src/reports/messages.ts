import { defineMessages } from '@heartwood/i18n';

/** The mail about a decided report. */
export const reportDecidedMailMessages = defineMessages({
  subject: {
    id: 'mail.report_decided.subject',
    defaultMessage: 'Our decision on your report {reference}',
    description: 'Subject of the mail about the decision on a report. reference is its number.',
  },
  preview: {
    id: 'mail.report_decided.preview',
    defaultMessage: 'Thank you for letting us know.',
    description: 'Preview line of the mail about the decision on a report.',
  },
  heading: {
    id: 'mail.report_decided.heading',
    defaultMessage: 'We’ve looked into it, {name}',
    description: 'Heading of the mail about the decision on a report. name is the reporter’s profile name.',
  },
  upheld: {
    id: 'mail.report_decided.upheld',
    defaultMessage: 'You were right: this breaks our rules, and we’ve taken action.',
    description: 'A report was upheld. What exactly was done is not revealed.',
  },
  dismissed: {
    id: 'mail.report_decided.dismissed',
    defaultMessage: 'We found nothing that breaks our rules, so we’re leaving things as they are.',
    description: 'A report was dismissed.',
  },
  block: {
    id: 'mail.report_decided.block',
    defaultMessage:
      'Don’t want to come across this member again? Block the profile and you won’t see each other any more.',
    description: 'Second paragraph of the mail about a report that was dismissed.',
  },
  thanks: {
    id: 'mail.report_decided.thanks',
    defaultMessage: 'Thank you for making {brand} better for everyone.',
    description: 'Second paragraph of the mail about a report that was upheld. brand is the site’s name.',
  },
  disagree: {
    id: 'mail.report_decided.disagree',
    defaultMessage: 'Think we got it wrong? Write to {support_email} and quote this number: {reference}',
    description:
      'Small print of the mail about the decision on a report. support_email is an address, reference the report’s number.',
  },
});
