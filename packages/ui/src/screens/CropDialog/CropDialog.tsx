import { Suspense, lazy } from 'react';
import type { CropDialogProps } from './crop-dialog-props';

const CropModal = lazy(() => import('./CropModal'));

/** Cuts, turns and mirrors a photo before it is uploaded, over the whole screen of a phone. Its script is fetched when it first opens. */
export function CropDialog({ photo, ...rest }: CropDialogProps) {
  if (!photo) return null;
  return (
    <Suspense>
      <CropModal key={photo.src} photo={photo} {...rest} />
    </Suspense>
  );
}
