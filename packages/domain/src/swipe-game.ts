/** Likes a member may give in the swipe game in one day. */
export const swipeLikesPerDay = 4;
