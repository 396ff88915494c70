/** How long a deleted account can be restored. */
export const deletionGraceDays = 14;

/** The maximum length of a deletion comment in code points. */
export const deletionCommentLength = 2000;
