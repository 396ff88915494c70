import type { PhotoSource } from '../components/Photo/Photo';

const grounds = ['#c98b6b', '#7d8aa0', '#5a3f55', '#d9b48f', '#7ba06b', '#b77a77'];

/** A drawn stand-in for a photo, for stories and visual tests. */
export function samplePortrait(index: number, alt = ''): PhotoSource {
  const tone = grounds[index % grounds.length] ?? '#888888';
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600"><defs><linearGradient id="g" x2="1" y2="1">` +
    `<stop stop-color="${tone}"/><stop offset="1" stop-color="#eeddcc"/></linearGradient></defs>` +
    `<rect width="480" height="600" fill="url(#g)"/><path d="M60 600c0-150 80-200 180-200s180 50 180 200" fill="#334"/>` +
    `<ellipse cx="240" cy="250" rx="105" ry="140" fill="#d9a27e"/>` +
    `<path d="M130 250c-10-160 230-160 220 0-30-90-190-90-220 0" fill="#3a241a"/></svg>`;
  return {
    src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    width: 480,
    height: 600,
    ground: tone,
    alt,
  };
}
