import type { MouseEventHandler } from 'react';
import type { PhotoSource } from '../../components/Photo/Photo';

/** A stored photo of the member's own. */
export interface OwnPhotoTile {
  id: string;
  photo: PhotoSource;
  /** The label of the main photo. */
  main?: string;
  /** Text on the veil while it awaits moderation. */
  waiting?: string;
  /** The label of a private one. */
  private?: string;
  /** Opens its actions. */
  open: { href: string; label: string; onClick?: MouseEventHandler<HTMLAnchorElement> };
}

/** An upload in progress, or a failed one. */
export interface UploadTile {
  id: string;
  /** URL of the file's preview, where the browser can show it. */
  preview?: string;
  state: 'waiting' | 'uploading' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** "62 %". */
  percent: string;
  /** The state in words, or why it failed. */
  label: string;
  cancel: { label: string; onPress: () => void };
  retry?: { label: string; onPress: () => void };
}

/** A rejected photo. */
export interface RejectedTile {
  id: string;
  /** Why, in words. */
  text: string;
  remove: string;
}
