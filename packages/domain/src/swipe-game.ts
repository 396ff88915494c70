/** Likes per member and day in the swipe game. */
export const swipeLikesPerDay = 4;
/** Profiles per batch of the swipe game. */
export const swipeProfilesAtOnce = 10;
/** How long the last swipe can be undone; a like is only delivered after that. */
export const swipeTakeBackSeconds = 10;
/** Days until a skipped profile appears again. */
export const swipeSkipDays = 30;
