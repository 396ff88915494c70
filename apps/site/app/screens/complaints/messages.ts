import { defineMessages } from '@heartwood/i18n';

/** Messages of the complaints page. */
export const complaintMessages = defineMessages({
  page_title: {
    id: 'complaints.page_title',
    defaultMessage: 'Complaints',
    description: 'Name of the page with the complaint form, in the browser tab',
  },
  title: {
    id: 'complaints.title',
    defaultMessage: 'Has something gone wrong?',
    description: 'Headline above the complaint form',
  },
  text: {
    id: 'complaints.text',
    defaultMessage: 'Tell us what happened. A person reads every complaint.',
    description: 'Below the headline of the complaint form',
  },
  reason: {
    id: 'complaints.reason',
    defaultMessage: 'What is it about?',
    description: 'Label of the list of what a complaint may be about',
  },
  reason_choose: {
    id: 'complaints.reason_choose',
    defaultMessage: 'Please choose',
    description: 'First, empty choice in the list of what a complaint may be about',
  },
  reason_member: {
    id: 'complaints.reason_member',
    defaultMessage: 'Another member',
    description: 'A complaint about the behaviour of another member',
  },
  reason_payment: {
    id: 'complaints.reason_payment',
    defaultMessage: 'A payment or credits',
    description: 'A complaint about money',
  },
  reason_account: {
    id: 'complaints.reason_account',
    defaultMessage: 'My account',
    description: 'A complaint about the own account',
  },
  reason_privacy: {
    id: 'complaints.reason_privacy',
    defaultMessage: 'Privacy and my data',
    description: 'A complaint about personal data',
  },
  reason_other: {
    id: 'complaints.reason_other',
    defaultMessage: 'Something else',
    description: 'A complaint about anything else',
  },
  complaint: {
    id: 'complaints.complaint',
    defaultMessage: 'What happened?',
    description: 'Label of the text of the complaint',
  },
  complaint_hint: {
    id: 'complaints.complaint_hint',
    defaultMessage: 'Names, dates and amounts help. No passwords or card numbers, please.',
    description: 'Below the text of the complaint',
  },
  email: {
    id: 'complaints.email',
    defaultMessage: 'Your email address',
    description: 'Label of the address that the reply is sent to',
  },
  fine: {
    id: 'complaints.fine',
    defaultMessage:
      'You’ll get a reference number, and we’ll reply by email. You can also write to {email} or see <service>other ways to reach us</service>.',
    description: 'Small print above the button of the complaint form; email is the address of the support',
  },
  submit: {
    id: 'complaints.submit',
    defaultMessage: 'Send complaint',
    description: 'Button of the complaint form',
  },
  sending: {
    id: 'complaints.sending',
    defaultMessage: 'Sending',
    description: 'On the button while the complaint is sent',
  },
  sent_title: {
    id: 'complaints.sent_title',
    defaultMessage: 'We’ve got it',
    description: 'Headline after a complaint was sent',
  },
  sent_text: {
    id: 'complaints.sent_text',
    defaultMessage:
      'Your reference is <number>{reference}</number>. Keep it: we’ll reply to {email} and quote it.',
    description: 'After a complaint was sent; reference is its number, email where the answer goes',
  },
  trap: {
    id: 'complaints.trap',
    defaultMessage: 'Leave this empty',
    description: 'Label of a field that people do not see; programs that fill it in give themselves away',
  },
});
