import type { ReactNode } from 'react';

/** Props of dialogs and drawers. */
export interface ModalProps {
  /** The first element in it, and its accessible name. */
  title: string;
  /** Shows the title to screen readers only; the content has its own head and padding. */
  hideTitle?: boolean;
  /** Accessible name of the close button; no button without it. */
  close?: string;
  /** 420, 560 or 880 px; the full width on a phone. */
  size?: 'small' | 'medium' | 'large';
  /** Whether Escape and an outside press close it; true by default. */
  isDismissable?: boolean;
  onClose?: () => void;
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}
