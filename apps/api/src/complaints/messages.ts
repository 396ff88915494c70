import { defineMessages } from '@heartwood/i18n';

/** The mail that forwards a complaint to support. */
export const complaintMailMessages = defineMessages({
  subject: {
    id: 'mail.complaint.subject',
    defaultMessage:
      'Complaint {reference}: {reason, select, member {a member} payment {a payment} account {an account} privacy {privacy} other {something else}}',
    description: 'Subject of the mail that brings a complaint to the support; reference is its number.',
  },
  from: {
    id: 'mail.complaint.from',
    defaultMessage: 'Sent by {email}. Replies to this email go there.',
    description: 'Small print of the mail with a complaint; email is the address of who complains.',
  },
  member: {
    id: 'mail.complaint.member',
    defaultMessage: 'Logged in as account {id}.',
    description: 'Small print of the mail with a complaint of a member; id is the account’s.',
  },
});
