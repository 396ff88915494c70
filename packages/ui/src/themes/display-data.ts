/// <reference types="vite/types/importMeta.d.ts" />
import type { FontFileId, ThemeSeeds } from './seeds';

const files = import.meta.glob<string>(
  '../../fonts/{archivo,bricolage-grotesque,cormorant,fraunces,gabarito,source-serif-4,syne}-latin*.woff2',
  { query: '?inline', import: 'default' },
);

const parts = ['latin', 'latin-ext', 'latin-rare'] as const;
const plainFace: FontFileId = 'archivo';

/**
 * Loads the files of a theme's display face as WOFF2, for servers that render text themselves: Latin first,
 * then the letters outside Latin-1, then the rare ones. A theme with a system face gets a plain one.
 */
export async function displayFaceData({ display: { face } }: ThemeSeeds): Promise<Uint8Array[]> {
  const file = face.kind === 'web' ? face.file : plainFace;
  return Promise.all(
    parts.map(async (part) => {
      const address = await files[`../../fonts/${file}-${part}.woff2`]?.();
      if (address === undefined) throw new Error(`no file of the display face ${file}`);
      return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    }),
  );
}
