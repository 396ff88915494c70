/** What the forms of hearts ask for. */
export const likeIntents = { like: 'like', unlike: 'unlike' } as const;
