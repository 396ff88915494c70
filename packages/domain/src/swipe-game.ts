/** Likes a member may give in the swipe game in one day. */
export const swipeLikesPerDay = 4;
/** Profiles that the swipe game brings at once. */
export const swipeProfilesAtOnce = 10;
/** How long the last swipe can be taken back; the other one learns of a like after it. */
export const swipeTakeBackSeconds = 10;
/** Who was skipped comes back after so many days. */
export const swipeSkipDays = 30;
