import { defineMessages } from '@heartwood/i18n';

/** Messages of the swipe game. */
export const swipeMessages = defineMessages({
  page_title: {
    id: 'swipe.page_title',
    defaultMessage: 'Swipe',
    description: 'Title of the swipe game’s page in the browser’s tab',
  },
  title: {
    id: 'swipe.title',
    defaultMessage: 'One look is enough',
    description: 'Heading of the swipe game; short, with a wink. Idiom: say it your way',
  },
  text: {
    id: 'swipe.text',
    defaultMessage:
      '{count, plural, one {One heart} =4 {Four hearts} other {# hearts}} a day, so every one means something. Next refill at {time}.',
    description: 'Below the heading of the swipe game; count is a number, time a time of day such as 0:00',
  },
  left: {
    id: 'swipe.left',
    defaultMessage: '{left} of {count} likes left today',
    description: 'Beside the hearts that count the day’s likes; left and count are numbers',
  },
  like: {
    id: 'swipe.like',
    defaultMessage: 'I like you',
    description:
      'Stamp on a card that is dragged to the right, and what the right arrow key does; very short',
  },
  skip: {
    id: 'swipe.skip',
    defaultMessage: 'Skip',
    description: 'Stamp on a card that is dragged to the left, and what the left arrow key does; very short',
  },
  open: {
    id: 'swipe.open',
    defaultMessage: 'Open profile',
    description: 'What the up arrow key does in the swipe game; short',
  },
  skip_name: {
    id: 'swipe.skip_name',
    defaultMessage: 'Skip {name}',
    description: 'Accessible name of the button that skips a member in the swipe game',
  },
  open_name: {
    id: 'swipe.open_name',
    defaultMessage: 'Open {name}’s profile',
    description: 'Accessible name of the button that opens a member’s profile from the swipe game',
  },
  answers: {
    id: 'swipe.answers',
    defaultMessage: 'Your answer',
    description: 'Accessible name of the group of buttons in the swipe game: skip, open profile, like',
  },
  take_back: {
    id: 'swipe.take_back',
    defaultMessage: 'Undo the last one',
    description: 'Button that takes the last swipe back, whether it was a like or a skip',
  },
  keys: {
    id: 'swipe.keys',
    defaultMessage: 'Keys',
    description: 'Accessible name of the list of keys of the swipe game',
  },
  key_left: {
    id: 'swipe.key_left',
    defaultMessage: 'Left arrow',
    description: 'Name of a key, read out',
  },
  key_right: {
    id: 'swipe.key_right',
    defaultMessage: 'Right arrow',
    description: 'Name of a key, read out',
  },
  key_up: { id: 'swipe.key_up', defaultMessage: 'Up arrow', description: 'Name of a key, read out' },
  today: {
    id: 'swipe.today',
    defaultMessage: 'Liked today',
    description: 'Heading above the members whom the reader liked in the swipe game today',
  },
  match: {
    id: 'swipe.match',
    defaultMessage: 'Match',
    description: 'Mark beside a member with whom the liking is mutual; very short',
  },
  match_note: {
    id: 'swipe.match_note',
    defaultMessage: 'It’s a match! You’ll find them in your likes.',
    description: 'Note on the page after a like that is mutual, where no popup can show',
  },
  ended_title: {
    id: 'swipe.ended_title',
    defaultMessage:
      '{count, plural, one {One heart, one chance} =4 {Four hearts, four chances} other {# hearts, # chances}}',
    description:
      'Heading when the day’s likes of the swipe game are given; count is a number. Idiom: say it your way',
  },
  ended_text: {
    id: 'swipe.ended_text',
    defaultMessage: 'That’s it for today. Your next hearts arrive at {time}.',
    description: 'Below that heading; time is a time of day such as 0:00',
  },
  ended_clock: {
    id: 'swipe.ended_clock',
    defaultMessage: 'until your next hearts',
    description: 'Small, below a running clock such as 05:42:18',
  },
  ended_left: {
    id: 'swipe.ended_left',
    defaultMessage:
      'New hearts in {hours, plural, one {# hour} other {# hours}} and {minutes, plural, one {# minute} other {# minutes}}',
    description: 'Read out for the running clock',
  },
  discover: {
    id: 'swipe.discover',
    defaultMessage: 'Discover members',
    description: 'Button to the member search when the day’s likes are given',
  },
  go_on: {
    id: 'swipe.go_on',
    defaultMessage: 'Keep swiping',
    description: 'Button when there are new likes for the day',
  },
  empty: {
    id: 'swipe.empty',
    defaultMessage: 'You’ve seen everyone for now',
    description: 'Title of the swipe game where nobody is left to be shown',
  },
  empty_text: {
    id: 'swipe.empty_text',
    defaultMessage: 'Widen your search a little, and new faces will turn up here.',
    description: 'Sentence below that title',
  },
  widen: {
    id: 'swipe.widen',
    defaultMessage: 'Widen the search',
    description: 'Button to the member search, whose filters decide who is shown in the swipe game',
  },
  loading: {
    id: 'swipe.loading',
    defaultMessage: 'Looking for new faces…',
    description: 'Read out while the next cards of the swipe game are fetched',
  },
  returned: {
    id: 'swipe.returned',
    defaultMessage: '{name} is back.',
    description: 'In a notice after a swipe that could not be sent: the member’s card is back',
  },
  too_late: {
    id: 'swipe.too_late',
    defaultMessage: 'You can’t undo that any more.',
    description: 'Notice where taking the last swipe back came after its ten seconds',
  },
  announced_liked: {
    id: 'swipe.announced_liked',
    defaultMessage: 'You liked {name}.',
    description: 'Read out after a like in the swipe game',
  },
  announced_skipped: {
    id: 'swipe.announced_skipped',
    defaultMessage: 'You skipped {name}.',
    description: 'Read out after a skip in the swipe game',
  },
  announced_next: {
    id: 'swipe.announced_next',
    defaultMessage: 'Next: {name}, {age}, {place}.',
    description: 'Read out after a swipe: who is shown now; age is a number, place a city',
  },
});
