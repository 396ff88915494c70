/** Whom the member liked or no longer likes since the site was opened, for lists that were loaded before. */
export const recentLikes = new Map<string, boolean>();
