/** Likes a member may give in the swipe game in one day. */
export const swipeLikesPerDay = 4;

/** Likes left today. */
export function swipeLikesLeft(givenToday: number): number {
  return Math.max(0, swipeLikesPerDay - givenToday);
}
