import type { MouseEventHandler } from 'react';
import type { PhotoSource } from '../../components/Photo/Photo';

/** A stored photo among the own ones. */
export interface OwnPhotoTile {
  id: string;
  photo: PhotoSource;
  /** The word of the main photo. */
  main?: string;
  /** Words on the veil while it waits for inspection. */
  waiting?: string;
  /** The word of a private one. */
  private?: string;
  /** Opens what can be done with it. */
  open: { href: string; label: string; onClick?: MouseEventHandler<HTMLAnchorElement> };
}

/** A file on its way, or one that did not get there. */
export interface UploadTile {
  id: string;
  /** Address of the file's picture, where the browser can show it. */
  preview?: string;
  state: 'waiting' | 'uploading' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** "62 %". */
  percent: string;
  /** The state in words; why it failed. */
  label: string;
  cancel: { label: string; onPress: () => void };
  retry?: { label: string; onPress: () => void };
}

/** A photo that was not accepted. */
export interface RejectedTile {
  id: string;
  /** Why, in words. */
  text: string;
  remove: string;
}
