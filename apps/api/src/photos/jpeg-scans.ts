const startOfScan = 0xda;
const endOfImage = 0xd9;

/** A stuffed byte, a restart marker or padding: none starts a segment. */
const isNoSegment = (marker: number) =>
  marker === 0x00 || marker === 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);

/** Counts the scans of a JPEG: one, or several if it is progressive. Data after its end is ignored. */
export function countScans(bytes: Uint8Array): number {
  let scans = 0;
  for (let at = bytes.indexOf(0xff); at !== -1 && at + 3 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1] ?? endOfImage;
    if (marker === endOfImage) return scans;
    if (marker === startOfScan) scans += 1;
    if (isNoSegment(marker)) at += marker === 0xff ? 1 : 2;
    else at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return scans;
}
