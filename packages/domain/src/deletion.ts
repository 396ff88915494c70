/** An account can be brought back for this long after its deletion. */
export const deletionGraceDays = 14;

/** The longest comment on a deletion in code points. */
export const deletionCommentLength = 2000;
