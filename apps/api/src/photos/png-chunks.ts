const signatureBytes = 8;
/** A chunk's length, type and checksum. */
const frameBytes = 12;

/** The chunks that pixels, colours and the orientation need. */
const needed = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB sBIT iCCP eXIf'.split(' '));

/** Compressed, in bytes: profiles of pictures have some hundred to a few thousand. */
const largestProfile = 32 * 1024;

/** Files of 10 MiB have about 1,300 of the usual 8 KiB. */
const mostChunks = 10_000;

/**
 * Returns a PNG file without the chunks that its picture doesn't need; null if it has more than 10,000. Texts are
 * compressed up to a thousandfold, and the decoder would decompress them all.
 */
export function neededChunks(png: Uint8Array): Uint8Array | null {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const kept = [png.subarray(0, signatureBytes)];
  let hasProfile = false;
  let chunks = 0;
  let at = signatureBytes;
  while (at + frameBytes <= png.length) {
    chunks += 1;
    if (chunks > mostChunks) return null;
    const length = view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    const end = at + frameBytes + length;
    const isProfile = type === 'iCCP';
    if (needed.has(type) && !(isProfile && (hasProfile || length > largestProfile))) {
      kept.push(png.subarray(at, end));
      hasProfile ||= isProfile;
    }
    at = end;
  }
  return Buffer.concat(kept);
}
