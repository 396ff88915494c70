import { defineMessages } from '@heartwood/i18n';

/** The mail that tells who reported something what was decided. */
export const reportDecidedMailMessages = defineMessages({
  subject: {
    id: 'mail.report_decided.subject',
    defaultMessage: 'Your report {reference} has been decided',
    description: 'Subject of the mail about the decision on a report. reference is its number.',
  },
  preview: {
    id: 'mail.report_decided.preview',
    defaultMessage: 'Thank you for letting us know.',
    description: 'Preview line of the mail about the decision on a report.',
  },
  heading: {
    id: 'mail.report_decided.heading',
    defaultMessage: 'We have looked at it, {name}',
    description: 'Heading of the mail about the decision on a report. name is the reporter’s profile name.',
  },
  upheld: {
    id: 'mail.report_decided.upheld',
    defaultMessage: 'You were right: this breaks our rules, and we have acted on it.',
    description: 'A report was upheld. What exactly was done is not told.',
  },
  dismissed: {
    id: 'mail.report_decided.dismissed',
    defaultMessage: 'We found nothing that breaks our rules, so it stays as it is.',
    description: 'A report was dismissed.',
  },
  block: {
    id: 'mail.report_decided.block',
    defaultMessage:
      'Would you rather not meet this member again? Block the profile, and you no longer see each other.',
    description: 'Second paragraph of the mail about a report that was dismissed.',
  },
  thanks: {
    id: 'mail.report_decided.thanks',
    defaultMessage: 'Thank you: you make {brand} better for everybody.',
    description: 'Second paragraph of the mail about a report that was upheld. brand is the site’s name.',
  },
  disagree: {
    id: 'mail.report_decided.disagree',
    defaultMessage: 'Do you see it differently? Write to {support_email} and mention the number {reference}.',
    description:
      'Small print of the mail about the decision on a report. support_email is an address, reference the report’s number.',
  },
});
