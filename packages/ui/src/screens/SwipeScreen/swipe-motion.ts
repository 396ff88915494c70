/** How a card lies, in degrees. */
export const restTurn = -3.5;
/** How far it turns at most while it follows the finger. */
const mostTurn = 12;
/** A card goes from this share of its width, or from this speed in px a second. */
const goesAtShare = 0.35;
const goesAtSpeed = 600;
/** What a finger that meant to press may move, px. */
const pressReach = 6;

/** The answers of the game. */
export type SwipeAnswer = 'like' | 'skip';

/** The card's turn in degrees when it was dragged by `dx` px. */
export function turnAt(dx: number, width: number): number {
  const turn = restTurn + (dx / width) * 24;
  return Math.max(-mostTurn, Math.min(mostTurn, turn));
}

/** How sure the answer is while dragging, 0 to 1; from 1 letting go gives it. */
export function sureness(dx: number, width: number): number {
  return Math.min(1, Math.abs(dx) / (width * goesAtShare));
}

/** What letting go of a card gives that was dragged by `dx` px and moves at `speed` px a second; none where it falls back. */
export function answerAt(dx: number, speed: number, width: number): SwipeAnswer | undefined {
  const fast = Math.abs(speed) >= goesAtSpeed && Math.sign(speed) === Math.sign(dx);
  if (!fast && sureness(dx, width) < 1) return undefined;
  return dx > 0 ? 'like' : 'skip';
}

/** Whether a finger that moved so far meant to press. */
export function isPress(dx: number, dy: number): boolean {
  return Math.hypot(dx, dy) < pressReach;
}

/** How long a card flies that far away when it leaves at `speed` px a second, in ms: as it was thrown, within what motion may take. */
export function flightMs(distance: number, speed: number): number {
  return Math.round(Math.max(160, Math.min(280, (distance / Math.max(1, Math.abs(speed))) * 1000)));
}

interface Sample {
  readonly x: number;
  readonly at: number;
}

const recentMs = 100;

/** The speed of the last tenth of a second, in px a second. */
export function speedOf(samples: readonly Sample[]): number {
  const last = samples.at(-1);
  if (!last) return 0;
  const first = samples.find(({ at }) => last.at - at <= recentMs);
  if (!first || first.at === last.at) return 0;
  return ((last.x - first.x) / (last.at - first.at)) * 1000;
}
