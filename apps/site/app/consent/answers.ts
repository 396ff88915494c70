/**
 * The answers as sent by forms and stored in the cookie; a yes is stored with the version that it was given
 * to.
 */
export const consentAnswers = { accept: 'yes', refuse: 'no' } as const;

export type ConsentAnswerName = keyof typeof consentAnswers;

/** Name of the form field. */
export const consentField = 'answer';
