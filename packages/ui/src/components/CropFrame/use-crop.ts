import { useState } from 'react';
import { firstCrop } from './crop';
import type { Crop, PhotoSize } from './crop';
import type { ChangeCrop } from './use-crop-gestures';

/** State of a photo's crop: the crop, its dimensions once loaded, and the setters of both. */
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
