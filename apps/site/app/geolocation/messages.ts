import { defineMessages } from '@heartwood/i18n';

/** Messages for locating the visitor, beside the fields for country, region and city. */
export const placesMessages = defineMessages({
  locate: {
    id: 'places.locate',
    defaultMessage: 'Use my location',
    description: 'Button beside country, region and city: fills them in with the place where the reader is',
  },
  locating: {
    id: 'places.locating',
    defaultMessage: 'Finding your location',
    description: 'Read out while the browser finds out the place',
  },
  denied: {
    id: 'places.denied',
    defaultMessage:
      'Your browser is blocking your location. Allow it for this site, or choose a location yourself.',
    description: 'Where the reader, or the browser, doesn’t let the site know the place',
  },
  not_found: {
    id: 'places.not_found',
    defaultMessage: 'We couldn’t find your location. Please choose it yourself.',
    description: 'Where the position could not be found out, or no place is known there',
  },
  not_served: {
    id: 'places.not_served',
    defaultMessage: '{country}: we’re not there yet. Please choose a location yourself.',
    description:
      'Where the reader is in a country that the site doesn’t serve; country is its name without article',
  },
});
