import { defineMessages } from '@heartwood/i18n';

/** Messages of conversations: the list and the thread. */
export const chatMessages = defineMessages({
  list: {
    id: 'chat.list',
    defaultMessage: 'Conversations',
    description: 'Accessible name of the list of conversations',
  },
  all: { id: 'chat.all', defaultMessage: 'All', description: 'Filter of the list: all conversations' },
  unread: {
    id: 'chat.unread',
    defaultMessage: 'Unread',
    description: 'Filter of the list: conversations with unread messages',
  },
  more: {
    id: 'chat.more',
    defaultMessage: 'Older conversations',
    description: 'Link to the next page of the list of conversations',
  },
  empty_title: {
    id: 'chat.empty_title',
    defaultMessage: 'No conversations yet',
    description: 'Title where the list of conversations is empty',
  },
  empty_text: {
    id: 'chat.empty_text',
    defaultMessage: 'Someone has to write first. Why not you?',
    description: 'Sentence where the list of conversations is empty. Idiom: say it your way',
  },
  empty_action: {
    id: 'chat.empty_action',
    defaultMessage: 'Discover members',
    description: 'Link from the empty list, or from a conversation that is closed, to the member search',
  },
  unread_empty_title: {
    id: 'chat.unread_empty_title',
    defaultMessage: 'All read',
    description: 'Title where no conversation has unread messages',
  },
  unread_empty_text: {
    id: 'chat.unread_empty_text',
    defaultMessage: 'You’re all caught up. Now for the fun part: waiting for the next message.',
    description: 'Sentence where no conversation has unread messages; lightly joking. Idiom: say it your way',
  },
  unread_empty_action: {
    id: 'chat.unread_empty_action',
    defaultMessage: 'Show all conversations',
    description: 'Link from the empty filter to all conversations',
  },
  choose_title: {
    id: 'chat.choose_title',
    defaultMessage: 'Pick up where you left off',
    description: 'Beside the list on large screens, while no conversation is open',
  },
  choose_text: {
    id: 'chat.choose_text',
    defaultMessage: 'Choose a conversation to read it here.',
    description: 'Below “Pick up where you left off”',
  },
  own_preview: {
    id: 'chat.own_preview',
    defaultMessage: 'You: {text}',
    description: 'One line of the newest message in the list when the reader wrote it',
  },
  photo_preview: {
    id: 'chat.photo_preview',
    defaultMessage: 'Photo',
    description: 'Placeholder for a photo in the list of conversations',
  },
  gift_preview: {
    id: 'chat.gift_preview',
    defaultMessage: 'Gift',
    description: 'Placeholder for a gift in the list of conversations and in the thread',
  },
  person: {
    id: 'chat.person',
    defaultMessage: '{name}, {age}',
    description: 'Name and age of the other member',
  },
  report: {
    id: 'chat.report',
    defaultMessage: 'Report {name}',
    description:
      'Menu entry of a conversation that opens the form with which its member is reported to the site',
  },
  block: {
    id: 'chat.block',
    defaultMessage: 'Block {name}',
    description: 'Item of a conversation’s menu that leads to the question before blocking the other member',
  },
  fictional: {
    id: 'chat.fictional',
    defaultMessage: 'Fictional profile',
    description: 'Mark on a profile that the brand runs itself',
  },
  log: {
    id: 'chat.log',
    defaultMessage: 'Conversation with {name}',
    description: 'Accessible name of the messages of a conversation',
  },
  you: { id: 'chat.you', defaultMessage: 'You', description: 'Author of own messages, read out' },
  read: {
    id: 'chat.read',
    defaultMessage: 'read',
    description: 'Announced to screen readers where two ticks show that a message was read',
  },
  older: {
    id: 'chat.older',
    defaultMessage: 'Show older messages',
    description: 'Link at the top of a conversation',
  },
  newer: {
    id: 'chat.newer',
    defaultMessage: 'Jump to the latest messages',
    description: 'Link below a page of older messages',
  },
  start_title: {
    id: 'chat.start_title',
    defaultMessage: 'The first move is yours',
    description: 'Title of a conversation without messages. Idiom: say it your way',
  },
  start_text: {
    id: 'chat.start_text',
    defaultMessage: 'Ask {name} something a one-word answer won’t cover.',
    description: 'Sentence of a conversation without messages; encourages a personal first message',
  },
  shared: {
    id: 'chat.shared',
    defaultMessage: 'You already have this in common',
    description: 'Above the interests that both named, in a conversation without messages; short',
  },
  back: {
    id: 'chat.back',
    defaultMessage: 'All conversations',
    description: 'Accessible name of the way back from a conversation to the list on a phone',
  },
  about: {
    id: 'chat.about',
    defaultMessage: 'About {name}',
    description: 'Opens what is known of the other member beside the conversation',
  },
  profile: {
    id: 'chat.profile',
    defaultMessage: 'View profile',
    description: 'Link from the conversation to the other member’s profile',
  },
  menu: {
    id: 'chat.menu',
    defaultMessage: 'More',
    description: 'Accessible name of the conversation’s menu',
  },
  remove: {
    id: 'chat.remove',
    defaultMessage: 'Remove conversation',
    description: 'Menu item that removes the conversation from the own list',
  },
  remove_failed: {
    id: 'chat.remove_failed',
    defaultMessage: 'We couldn’t remove the conversation. {reason}',
    description: 'Alert; reason is the sentence of the error',
  },
  field: {
    id: 'chat.field',
    defaultMessage: 'Your message',
    description: 'Accessible name of the text field',
  },
  placeholder: {
    id: 'chat.placeholder',
    defaultMessage: 'Write to {name}',
    description: 'Placeholder of the text field',
  },
  price: {
    id: 'chat.price',
    defaultMessage: '{count, plural, one {# credit} other {# credits}} per message',
    description: 'What a message costs, above the text field',
  },
  price_money: {
    id: 'chat.price_money',
    defaultMessage: '{count, plural, one {# credit} other {# credits}} per message <b>(from {price})</b>',
    description: 'What a message costs, above the text field; price is money, the lowest that it can cost',
  },
  free_left: {
    id: 'chat.free_left',
    defaultMessage: '{count, plural, one {# free message left} other {# free messages left}}',
    description: 'Above the text field, instead of the price, while messages are free',
  },
  balance: {
    id: 'chat.balance',
    defaultMessage: 'Balance: <b>{count, plural, one {# credit} other {# credits}}</b>',
    description: 'The member’s credits, above the text field',
  },
  balance_short: {
    id: 'chat.balance_short',
    defaultMessage: 'Balance: <b>{count, number}</b>',
    description: 'The member’s credits on a phone, beside what a message costs in credits',
  },
  top_up: {
    id: 'chat.top_up',
    defaultMessage: 'Get credits',
    description: 'Button instead of sending, and action of the alert, when credits do not suffice',
  },
  afterwards: {
    id: 'chat.afterwards',
    defaultMessage: 'then {count, plural, one {# credit} other {# credits}}',
    description:
      'Above the text field, beside the free messages that are left: what a message costs after them; short',
  },
  afterwards_money: {
    id: 'chat.afterwards_money',
    defaultMessage: 'then {count, plural, one {# credit} other {# credits}} <b>(from {price})</b>',
    description:
      'Above the text field, beside the free messages that are left: what a message costs after them; price is formatted money, the lowest that it may be',
  },
  insufficient: {
    id: 'chat.insufficient',
    defaultMessage:
      'A message costs {cost, plural, one {# credit} other {# credits}}, and you have {credits, plural, =0 {none} one {# left} other {# left}}. Your text stays here.',
    description:
      'Explains that the credits do not suffice, in an alert or below the name of the discount that runs',
  },
  insufficient_money: {
    id: 'chat.insufficient_money',
    defaultMessage:
      'A message costs {cost, plural, one {# credit} other {# credits}} (from {price}), and you have {credits, plural, =0 {none} one {# left} other {# left}}. Your text stays here.',
    description:
      'Explains that the credits do not suffice, in an alert or below the name of the discount that runs; price is formatted money, the lowest that a message may cost',
  },
  premium_title: {
    id: 'chat.premium_title',
    defaultMessage: 'Time for premium',
    description: 'Title of the alert when something is for premium members',
  },
  premium_from: {
    id: 'chat.premium_from',
    defaultMessage: 'Packages from {price}. You pay once, and nothing renews automatically.',
    description: 'After the sentence on what premium has; price is that of the smallest package of credits',
  },
  length: {
    id: 'chat.length',
    defaultMessage: '{count} of {max} characters',
    description: 'How long the message is that was too long',
  },
  not_sent: {
    id: 'chat.not_sent',
    defaultMessage: 'Not sent',
    description: 'Below a message that could not be sent, before the button that tries again',
  },
  offline: {
    id: 'chat.offline',
    defaultMessage: 'You’re offline',
    description:
      'Why a message was not sent, after “Not sent”; and in the head of a conversation without a network',
  },
  waits_for_signal: {
    id: 'chat.waits_for_signal',
    defaultMessage: 'Will be sent as soon as you’re back online',
    description: 'Below an own message that waits for a network; short',
  },
  waits: {
    id: 'chat.waits',
    defaultMessage: 'Waiting:',
    description: 'In the list of conversations, before a text that waits for a network',
  },
  counts_on_arrival: {
    id: 'chat.counts_on_arrival',
    defaultMessage: 'Charged once it’s sent',
    description:
      'Above the text field instead of the price while there is no network: credits are taken later',
  },
  discarded: {
    id: 'chat.discarded',
    defaultMessage: 'Message discarded',
    description: 'Toast after a message that could not be sent was let go of',
  },
  undo: {
    id: 'chat.undo',
    defaultMessage: 'Undo',
    description: 'Button of that toast that brings the message back',
  },
  logged_out: {
    id: 'chat.logged_out',
    defaultMessage: 'You’ve been logged out',
    description: 'Why a message could not be sent, after “Not sent”',
  },
  discard: {
    id: 'chat.discard',
    defaultMessage: 'Discard',
    description: 'Button that lets go of a message that could not be sent, beside the one that tries again',
  },
  sending: {
    id: 'chat.sending',
    defaultMessage: 'Sending',
    description: 'Below a message that is on its way',
  },
  waiting: {
    id: 'chat.waiting',
    defaultMessage: 'Will be sent as soon as you confirm your email address',
    description: 'Below a message that waits for the sender’s confirmation',
  },
  confirm_title: {
    id: 'chat.confirm_title',
    defaultMessage: 'Confirm your email address',
    description: 'Title of the notice above the text field of an unconfirmed member',
  },
  confirm_text: {
    id: 'chat.confirm_text',
    defaultMessage:
      'Until then your messages wait here and no one sees them. Once you click the link in our email, they’re sent in order, and you won’t be charged twice.',
    description: 'Explains to an unconfirmed member why messages wait',
  },
  left: {
    id: 'chat.left',
    defaultMessage: 'Former member',
    description: 'Replaces the name of a member whose account is gone for good; no gender',
  },
  left_text: {
    id: 'chat.left_text',
    defaultMessage: 'This profile has been deleted. You can still read your conversation here.',
    description:
      'Text of the notice instead of the text field when the other member’s account is gone for good',
  },
  blocked_title: {
    id: 'chat.blocked_title',
    defaultMessage: 'This conversation is closed',
    description: 'Title of the notice instead of the text field when one has blocked the other',
  },
  history_near: {
    id: 'chat.history_near',
    defaultMessage:
      '{count, plural, one {# more message until the oldest ones disappear} other {# more messages until the oldest ones disappear}}',
    description:
      'Warning below the head of a conversation whose oldest messages will soon not be kept; short',
  },
  history_full: {
    id: 'chat.history_full',
    defaultMessage: 'Each new message now replaces the oldest one',
    description: 'The same once the limit of the history is reached; short',
  },
  history_keep: {
    id: 'chat.history_keep',
    defaultMessage: 'Save a copy',
    description: 'Action of that warning; leads to the copy of one’s own data; one or two words',
  },
  new_messages: {
    id: 'chat.new_messages',
    defaultMessage: '{count, plural, one {# new message} other {# new messages}}',
    description: 'Line above the messages that were unread when the conversation was opened',
  },
  typing: {
    id: 'chat.typing',
    defaultMessage: '{name} is typing…',
    description: 'In the head of a conversation while the other one writes; also read out',
  },
  typing_short: {
    id: 'chat.typing_short',
    defaultMessage: 'typing…',
    description: 'In the list of conversations, below the name of who is typing',
  },
  draft: {
    id: 'chat.draft',
    defaultMessage: 'Draft:',
    description: 'In the list of conversations, before the beginning of a text that was not sent yet',
  },
  find: {
    id: 'chat.find',
    defaultMessage: 'Search in this conversation',
    description: 'Opens the search of a conversation; also the accessible name of its field',
  },
  find_placeholder: {
    id: 'chat.find_placeholder',
    defaultMessage: 'A word, a name, a place',
    description: 'Placeholder of the field that searches a conversation',
  },
  found: {
    id: 'chat.found',
    defaultMessage: '{at, number} of {count, plural, one {# message} other {# messages}}',
    description: 'Which of the messages that were found is looked at',
  },
  found_more: {
    id: 'chat.found_more',
    defaultMessage: '{at, number} of more than {count, plural, one {# message} other {# messages}}',
    description: 'The same where there are more than were counted',
  },
  find_none: {
    id: 'chat.find_none',
    defaultMessage: 'No messages with “{text}”',
    description: 'Where no message of the conversation has the text that was searched for',
  },
  find_failed: {
    id: 'chat.find_failed',
    defaultMessage: 'The search didn’t work. Please try again.',
    description: 'Where the messages could not be searched; short',
  },
  find_older: {
    id: 'chat.find_older',
    defaultMessage: 'Older result',
    description: 'Accessible name of the arrow to the next older message that was found',
  },
  find_newer: {
    id: 'chat.find_newer',
    defaultMessage: 'Newer result',
    description: 'Accessible name of the arrow to the next newer message that was found',
  },
  find_clear: {
    id: 'chat.find_clear',
    defaultMessage: 'Clear the field',
    description: 'Accessible name of the cross in the field that searches a conversation',
  },
  find_close: {
    id: 'chat.find_close',
    defaultMessage: 'Close the search',
    description: 'Accessible name of the arrow that closes the search of a conversation',
  },
  photo_of: {
    id: 'chat.photo_of',
    defaultMessage: 'Photo from {name}, full size',
    description: 'Accessible name of a photo in a conversation',
  },
});
