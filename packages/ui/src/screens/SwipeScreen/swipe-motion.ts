/** A resting card's rotation, in degrees. */
export const restTurn = -3.5;
/** The maximum rotation while it follows the finger. */
const mostTurn = 12;
/** A card is swiped from this share of its width, or from this speed in px per second. */
const goesAtShare = 0.35;
const goesAtSpeed = 600;
/** How far a finger may move for a press, px. */
const pressReach = 6;

/** The answers of the game. */
export type SwipeAnswer = 'like' | 'skip';

/** Returns the card's rotation in degrees after a drag by `dx` px. */
export function turnAt(dx: number, width: number): number {
  const turn = restTurn + (dx / width) * 24;
  return Math.max(-mostTurn, Math.min(mostTurn, turn));
}

/** The answer's progress while dragging, 0 to 1; from 1 releasing gives it. */
export function sureness(dx: number, width: number): number {
  return Math.min(1, Math.abs(dx) / (width * goesAtShare));
}

/**
 * Returns the answer when a card is released after `dx` px at `speed` px per second; undefined where it falls
 * back.
 */
export function answerAt(dx: number, speed: number, width: number): SwipeAnswer | undefined {
  const fast = Math.abs(speed) >= goesAtSpeed && Math.sign(speed) === Math.sign(dx);
  if (!fast && sureness(dx, width) < 1) return undefined;
  return dx > 0 ? 'like' : 'skip';
}

/** Whether a finger that moved so far meant to press. */
export function isPress(dx: number, dy: number): boolean {
  return Math.hypot(dx, dy) < pressReach;
}

/**
 * Returns the duration of a flight over that distance at `speed` px per second, in ms: as thrown, within the
 * limits of motion.
 */
export function flightMs(distance: number, speed: number): number {
  return Math.round(Math.max(160, Math.min(280, (distance / Math.max(1, Math.abs(speed))) * 1000)));
}

interface Sample {
  readonly x: number;
  readonly at: number;
}

const recentMs = 100;

/** Returns the speed over the last tenth of a second, in px per second. */
export function speedOf(samples: readonly Sample[]): number {
  const last = samples.at(-1);
  if (!last) return 0;
  const first = samples.find(({ at }) => last.at - at <= recentMs);
  if (!first || first.at === last.at) return 0;
  return ((last.x - first.x) / (last.at - first.at)) * 1000;
}
