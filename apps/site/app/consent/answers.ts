/** The answers as forms send them, and as the cookie keeps them; a yes is kept with what it was given to. */
export const consentAnswers = { accept: 'yes', refuse: 'no' } as const;

export type ConsentAnswerName = keyof typeof consentAnswers;

/** Name of the form's field. */
export const consentField = 'answer';
