/** Field of a heart's form that names the operation; its value is the member. */
export const likeFields = { like: 'like', unlike: 'unlike' } as const;
