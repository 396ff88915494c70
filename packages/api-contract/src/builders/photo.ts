import type { Photo } from '../index';
import { numberedId, numberedMediaPath } from './ids';

/** An active main photo. */
export function buildPhoto(overrides: Partial<Photo> = {}): Photo {
  return {
    id: numberedId(401),
    filename: numberedMediaPath(1),
    thumb_filename: numberedMediaPath(2),
    match: numberedMediaPath(3),
    status: 'active',
    private: false,
    main: true,
    width: 1080,
    height: 1350,
    tone: '#b98a6e',
    ...overrides,
  };
}
