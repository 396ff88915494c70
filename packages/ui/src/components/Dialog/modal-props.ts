import type { ReactNode } from 'react';

/** What dialogs and drawers take. */
export interface ModalProps {
  /** The first thing in it, and its accessible name. */
  title: string;
  /** Keeps the title for screen readers only; the content brings its own head and padding. */
  hideTitle?: boolean;
  /** Accessible name of the close button; no button without it. */
  close?: string;
  /** 420, 560 or 880 px; the full width on a phone. */
  size?: 'small' | 'medium' | 'large';
  /** Whether Escape and a press outside close it; true unless given. */
  isDismissable?: boolean;
  onClose?: () => void;
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}
