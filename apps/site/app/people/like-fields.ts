/** The field by which a heart's form says what is wanted; its value is the member. */
export const likeFields = { like: 'like', unlike: 'unlike' } as const;
