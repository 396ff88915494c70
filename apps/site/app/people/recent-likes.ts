/** Whom the member liked or unliked since the site was opened, for lists loaded before. */
export const recentLikes = new Map<string, boolean>();
