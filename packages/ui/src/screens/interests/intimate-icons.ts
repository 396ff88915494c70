import { createLucideIcon } from 'lucide-react';

const icon = (name: string, d: string) => createLucideIcon(name, [['path', { d, key: name }]]);

export const BedHeart = icon(
  'bed-heart',
  'M2 22v-6a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v6M2 19h20M12 10.5 8.7 7.2a2.2 2.2 0 1 1 3.3-2.9 2.2 2.2 0 1 1 3.3 2.9z',
);
export const BedMoon = icon(
  'bed-moon',
  'M2 5v17M2 19h20M22 22v-6a2 2 0 0 0-2-2H2M20 6.5A4.5 4.5 0 1 1 15 2a3.4 3.4 0 0 0 5 4.5z',
);
export const Bra = icon(
  'bra',
  'M4 3v6c3.5 0 6.5 1.5 8 4 1.5-2.5 4.5-4 8-4V3M4 9c-.7 1.2-1 2.7-1 4.5C3 16.5 4.5 19 7 19s4.5-2.5 5-6c.5 3.5 2.5 6 5 6s4-2.5 4-5.5c0-1.8-.3-3.3-1-4.5',
);
export const CircleArrowHeart = icon(
  'circle-arrow-heart',
  'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 17l-3.5-3.5a2.2 2.2 0 1 1 3.5-2.7 2.2 2.2 0 1 1 3.5 2.7z',
);
export const Lips = icon(
  'lips',
  'M2 12c2-3 4.5-6.5 7-6.5 1.3 0 2 1 3 1s1.7-1 3-1c2.5 0 5 3.5 7 6.5-2.5 4-6 6.5-10 6.5S4.5 16 2 12zM6.5 12c3-1.5 8-1.5 11 0-3 2-8 2-11 0z',
);
export const ParkBench = icon(
  'park-bench',
  'M2 12h9M2 16h9M3 20v-8M10 20v-4M18 21V10M18 15.5a4 4 0 0 1-2.5-7 3 3 0 1 1 5 0 4 4 0 0 1-2.5 7z',
);
export const Peach = icon(
  'peach',
  'M12 7c1.5 2.5 2 6 .5 9M12 7C10 5.5 3 5 3 12.8 3 17.5 7 21.5 12 21.5s9-4 9-8.7C21 5 14 5.5 12 7c0-3 2-5 5.5-5C17.5 4 16.5 5.5 15 6',
);
export const RemoteEgg = icon(
  'remote-egg',
  'M7 13a4.5 4.5 0 0 1-4.5-4.5C2.5 5.5 4.5 2 7 2s4.5 3.5 4.5 6.5A4.5 4.5 0 0 1 7 13v4a4.25 4.25 0 0 0 8.5 0v-5a3 3 0 0 1 6 0v5a3 3 0 0 1-6 0M18.5 12v.01',
);
export const ShieldFlame = icon(
  'shield-flame',
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM12 6.5c0 2.5 4 4 4 7.2a4 4 0 0 1-8 0c0-1.4.6-2.4 1.5-3.2.5 1 1.2 1 1.7 1C12 10.5 11 8 12 6.5z',
);
export const ThreeRings = icon(
  'three-rings',
  'M12 14.5a6 6 0 1 1 0-12 6 6 0 0 1 0 12zM8 21.5a6 6 0 1 1 0-12 6 6 0 0 1 0 12zM16 21.5a6 6 0 1 1 0-12 6 6 0 0 1 0 12z',
);
export const Whip = icon(
  'whip',
  'm7 14 3 3-4.5 4.5a2.1 2.1 0 0 1-3-3zM8.5 15.5c2.5-3 5-3.5 8-3.5a4.5 4.5 0 1 0-4.5-4.5c0 2 3 3 4.5 1',
);
