import { defineMessages } from '@heartwood/i18n';

/** Messages of reporting a profile, a photo, a message or a gift. */
export const reportMessages = defineMessages({
  title: {
    id: 'report.title',
    defaultMessage: 'Report {name}',
    description: 'Title of the form that reports a member to the site; name is the member',
  },
  subject: {
    id: 'report.subject',
    defaultMessage: 'What are you reporting?',
    description: 'Label of the list of what can be reported about a member: the profile, a photo, a message',
  },
  subject_profile: {
    id: 'report.subject_profile',
    defaultMessage: 'The profile',
    description: 'In the list of what may be reported: the member’s profile as a whole',
  },
  subject_photo: {
    id: 'report.subject_photo',
    defaultMessage: 'Photo {number}',
    description: 'In the list of what may be reported: the photo with this number on the profile',
  },
  subject_message: {
    id: 'report.subject_message',
    defaultMessage: 'Message: “{text}”',
    description: 'In the list of what may be reported: a message; text is how it begins',
  },
  subject_chat_photo: {
    id: 'report.subject_chat_photo',
    defaultMessage: 'Photo in the chat, {date}',
    description:
      'In the list of what may be reported: a photo that was sent as a message; date is a day and time',
  },
  subject_gift: {
    id: 'report.subject_gift',
    defaultMessage: 'Gift, {date}',
    description: 'In the list of what may be reported: a gift that was sent; date is a day and time',
  },
  reason: {
    id: 'report.reason',
    defaultMessage: 'What’s wrong?',
    description: 'Label of the list of reasons for a report',
  },
  reason_fake: {
    id: 'report.reason_fake',
    defaultMessage: 'Not who they say they are',
    description: 'Reason for a report: a fake profile or somebody else’s photos',
  },
  reason_scam: {
    id: 'report.reason_scam',
    defaultMessage: 'Asks for money or my details',
    description: 'Reason for a report: fraud',
  },
  reason_harassment: {
    id: 'report.reason_harassment',
    defaultMessage: 'Insults, threats or pressure',
    description: 'Reason for a report: harassment',
  },
  reason_underage: {
    id: 'report.reason_underage',
    defaultMessage: 'May be underage',
    description: 'Reason for a report: the person seems not to be an adult',
  },
  reason_spam: {
    id: 'report.reason_spam',
    defaultMessage: 'Advertising',
    description: 'Reason for a report: spam',
  },
  reason_explicit: {
    id: 'report.reason_explicit',
    defaultMessage: 'Too explicit',
    description: 'Reason for a report: shows or says more of sex than is allowed or wanted',
  },
  reason_other: {
    id: 'report.reason_other',
    defaultMessage: 'Something else',
    description: 'Reason for a report: none of the others',
  },
  words: {
    id: 'report.words',
    defaultMessage: 'What happened?',
    description: 'Label of the text of a report',
  },
  words_hint: {
    id: 'report.words_hint',
    defaultMessage: 'Optional, but a sentence or two helps us.',
    description: 'Below the text of a report',
  },
  note: {
    id: 'report.note',
    defaultMessage: '{name} won’t find out it was you.',
    description: 'Above the button that sends a report; name is the member who is reported',
  },
  submit: {
    id: 'report.submit',
    defaultMessage: 'Send report',
    description: 'Button of the form of a report',
  },
  sending: {
    id: 'report.sending',
    defaultMessage: 'Sending',
    description: 'On the button while the report is sent',
  },
  sent_title: {
    id: 'report.sent_title',
    defaultMessage: 'Thank you for your report',
    description: 'Headline after a report was sent',
  },
  sent_text: {
    id: 'report.sent_text',
    defaultMessage: 'We’ll look into it and email you our decision.',
    description: 'After a report was sent',
  },
  again_title: {
    id: 'report.again_title',
    defaultMessage: 'You’ve already reported this',
    description: 'Headline after something was reported that the member had reported before',
  },
  again_text: {
    id: 'report.again_text',
    defaultMessage: 'Your report number stays the same. Status: {status}.',
    description:
      'After something was reported that the member had reported before; status is one of report.status_…',
  },
  number: {
    id: 'report.number',
    defaultMessage: 'Your report number',
    description: 'Above the number of a report, such as H4TX-7PWM',
  },
  list: {
    id: 'report.list',
    defaultMessage: 'My reports',
    description: 'Button that leads to the list of one’s own reports',
  },
  status_open: {
    id: 'report.status_open',
    defaultMessage: 'In review',
    description: 'How far a report is: not decided yet; very short, on a small tag and after a colon',
  },
  status_upheld: {
    id: 'report.status_upheld',
    defaultMessage: 'Action taken',
    description:
      'How far a report is: it was right, something was done; very short, on a small tag and after a colon',
  },
  status_dismissed: {
    id: 'report.status_dismissed',
    defaultMessage: 'No violation found',
    description: 'How far a report is: it breaks no rule; very short, on a small tag and after a colon',
  },
  gone: {
    id: 'report.gone',
    defaultMessage: 'This is no longer here, so there’s nothing left to report.',
    description: 'A report could not be sent: what it is about was deleted, or its member left',
  },
  too_many: {
    id: 'report.too_many',
    defaultMessage: 'You’ve sent a lot of reports today. Please continue tomorrow, or write to {email}.',
    description:
      'A report could not be sent: the limit of a day is reached; email is the address of the support',
  },
});
