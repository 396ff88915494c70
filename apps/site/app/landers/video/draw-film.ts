/** The input of a film's drawing. */
export interface FilmPlan {
  readonly width: number;
  readonly height: number;
  /** The sky from top to bottom. */
  readonly sky: readonly [string, string, string];
  readonly lights: readonly string[];
  readonly people: string;
  /** Outlines of the two people, facing right, and the position of their lips. */
  readonly figures: readonly [string, string];
  readonly lips: { readonly x: number; readonly y: number };
}

/**
 * Runs in a browser: returns a function that draws the film at a moment from 0 to 1, where 1 equals 0. It is
 * serialised, so it can't refer to anything outside itself.
 */
export function filmDrawer(plan: FilmPlan, canvas: HTMLCanvasElement): (moment: number) => void {
  const { width, height, sky, lights, people, figures, lips } = plan;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing');
  const round = Math.PI * 2;
  let state = 7;
  const random = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const many = <Part>(count: number, make: () => Part) => Array.from({ length: count }, make);
  const short = Math.min(width, height);
  const discs = many(34, () => ({
    x: random() * width,
    y: random() * height,
    radius: short * (0.03 + random() * 0.11),
    colour: lights[Math.floor(random() * lights.length)] ?? people,
    strength: 0.2 + random() * 0.5,
    phase: random() * round,
    drift: short * (0.01 + random() * 0.03),
  }));
  const drops = many(110, () => ({
    x: random() * width,
    y: random() * height,
    radius: 1 + random() * 2.2,
    strength: 0.12 + random() * 0.3,
  }));
  const falling = many(7, () => ({ x: random() * width, start: random(), radius: 1.6 + random() * 1.4 }));
  const [one, other] = figures.map((outline) => new Path2D(outline));
  const wide = width > height;
  const scale = wide ? height / 620 : height / 900;
  const middle = { x: width * (wide ? 0.49 : 0.5), y: height * (wide ? 0.52 : 0.42) };

  const ground = context.createLinearGradient(0, 0, 0, height);
  for (const [at, colour] of sky.entries()) ground.addColorStop(at / 2, colour);

  function disc(x: number, y: number, radius: number, colour: string, strength: number): void {
    if (!context) return;
    const soft = context.createRadialGradient(x, y, radius * 0.72, x, y, radius);
    soft.addColorStop(0, colour);
    soft.addColorStop(1, `${colour}00`);
    context.globalAlpha = strength;
    context.fillStyle = soft;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }

  function stand(shape: Path2D | undefined, side: 1 | -1, sway: number): void {
    if (!context || !shape) return;
    context.save();
    context.translate(middle.x + side * (14 * scale) + sway, middle.y);
    context.scale(-side * scale, scale);
    context.translate(-lips.x, -lips.y);
    context.filter = `blur(${1.6 * scale}px)`;
    context.fillStyle = people;
    context.fill(shape);
    context.restore();
  }

  return (moment) => {
    const turn = moment * round;
    context.globalAlpha = 1;
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
    for (const { x, y, radius, colour, strength, phase, drift } of discs) {
      disc(
        x + Math.sin(turn + phase) * drift,
        y + Math.cos(turn + phase * 2) * drift,
        radius,
        colour,
        strength,
      );
    }
    context.globalAlpha = 1;
    stand(one, -1, Math.sin(turn) * 3 * scale);
    stand(other, 1, Math.sin(turn + 2) * 3 * scale);
    context.fillStyle = '#ffffff';
    for (const { x, y, radius, strength } of drops) {
      context.globalAlpha = strength;
      context.beginPath();
      context.ellipse(x, y, radius, radius * 1.3, 0, 0, round);
      context.fill();
    }
    for (const { x, start, radius } of falling) {
      const y = (((start + moment) % 1) * 1.5 - 0.25) * height;
      context.globalAlpha = 0.14;
      context.fillRect(x - radius / 2, y - height * 0.2, radius, height * 0.2);
      context.globalAlpha = 0.4;
      context.beginPath();
      context.ellipse(x, y, radius, radius * 1.5, 0, 0, round);
      context.fill();
    }
    context.globalAlpha = 1;
  };
}
