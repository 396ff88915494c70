/** The fields of a question's form; without an answer it is taken back. */
export const finderFields = { question: 'question', answer: 'answer' } as const;
