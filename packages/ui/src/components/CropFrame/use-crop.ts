import { useState } from 'react';
import { firstCrop } from './crop';
import type { Crop, PhotoSize } from './crop';
import type { ChangeCrop } from './use-crop-gestures';

/** The crop of one photo: how it lies, its pixels once it is loaded, and the way to change both. */
export function useCrop() {
  const [cut, setCut] = useState<{ readonly crop: Crop; readonly photo: PhotoSize }>();
  const change: ChangeCrop = (by) =>
    setCut((now) => now && { photo: now.photo, crop: by(now.crop, now.photo) });
  return {
    crop: cut?.crop,
    photo: cut?.photo,
    change,
    start: (photo: PhotoSize) => setCut({ photo, crop: firstCrop(photo) }),
  };
}
