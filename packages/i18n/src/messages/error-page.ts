import { defineMessages } from '../define-messages';

/** Not-found and error pages; keyed by the part after `error_page.`. */
export const errorPageMessages = defineMessages({
  not_found: {
    id: 'error_page.not_found',
    defaultMessage: 'This page could not be found',
    description: 'Title of the page for an unknown address; given text',
  },
  not_found_text: {
    id: 'error_page.not_found_text',
    defaultMessage: 'It may have moved, or it was never here. The people are still around, though.',
    description: 'One helpful sentence below the title of the not-found page. Idiom: say it your way',
  },
  back_home: {
    id: 'error_page.back_home',
    defaultMessage: 'Back to the home page',
    description: 'Link on the not-found page; given text',
  },
  fallback: {
    id: 'error_page.fallback',
    defaultMessage: 'Error',
    description: 'Title of the error page when nothing more is known; given text',
  },
  failed: {
    id: 'error_page.failed',
    defaultMessage: 'An error occurred while showing the error page',
    description: 'Shown when even the error page cannot be shown; given text',
  },
  go_home: {
    id: 'error_page.go_home',
    defaultMessage: 'Go back to home',
    description: 'Link shown when even the error page cannot be shown; given text',
  },
});
