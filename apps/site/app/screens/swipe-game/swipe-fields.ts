/** The fields of the game's forms. */
export const swipeFields = { profile: 'profile', answer: 'answer' } as const;
/** What is answered of a card. */
export const swipeAnswers = ['like', 'skip'] as const;
/** The answer that takes the last swipe back. */
export const takeBackWord = 'take_back';
