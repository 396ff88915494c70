/** Fields of a question's form; an empty answer deletes it. */
export const finderFields = { question: 'question', answer: 'answer' } as const;
