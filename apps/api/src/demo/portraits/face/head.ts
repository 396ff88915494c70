import type { Person } from '../person';
import { mirrored, smoothShape } from '../shape';
import type { Point } from '../shape';
import type { Shot } from '../shot';

/** A person in one shot, with the outline that the parts of the face are drawn into. */
export type Head = {
  readonly person: Person;
  readonly shot: Shot;
  readonly outline: string;
};

function outlinePoints({ face }: Person, turn: number): Point[] {
  const { width, cheek, jaw, jawHeight, chinWidth, chin } = face;
  const half: Point[] = [
    [0, -146],
    [width * 0.58, -131],
    [width * 0.91, -86],
    [width, -28],
    [width * cheek, 28],
    [width * jaw, jawHeight],
    [chinWidth, chin - 9],
    [0, chin],
  ];
  return mirrored(half).map(([x, y]): Point => [x + (turn * 7 * Math.max(0, y + 40)) / 180, y]);
}

/** The head of a person as this shot shows it. */
export function headOf(person: Person, shot: Shot): Head {
  return { person, shot, outline: smoothShape(outlinePoints(person, shot.turn)) };
}

/** How far a part of the face moves sideways when the head turns; depth 1 is the tip of the nose. */
export function turned(head: Head, depth: number): number {
  return head.shot.turn * depth * 13;
}

/** How much narrower a part of one side (-1 left, 1 right) looks when the head turns. */
export function foreshortened(head: Head, side: number): number {
  return 1 - Math.max(0, head.shot.turn * side) * 0.1 + Math.max(0, -head.shot.turn * side) * 0.02;
}
