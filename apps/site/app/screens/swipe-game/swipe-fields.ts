/** Fields of the game's forms. */
export const swipeFields = { profile: 'profile', answer: 'answer' } as const;
/** The answers to a card. */
export const swipeAnswers = ['like', 'skip'] as const;
/** The answer that undoes the last swipe. */
export const takeBackWord = 'take_back';
