import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ToastContent } from './toast-queue';
import { actionSlot, line, title as titleStyle, toast, words } from './Toast.css';

const icons = { success: <CircleCheck />, danger: <CircleAlert />, neutral: <Info /> };

export interface ToastFaceProps extends ToastContent {
  /** The close button. */
  close?: ReactNode;
}

/** The visual part of a toast, 350 px wide; `ToastRegion` adds the behaviour. */
export function ToastFace({ title, text, tone = 'neutral', icon, action, close }: ToastFaceProps) {
  return (
    <div className={toast({ tone })}>
      {icon ?? icons[tone]}
      <div className={words}>
        <span className={titleStyle}>{title}</span>
        {text === undefined ? null : <span className={line}>{text}</span>}
      </div>
      {action === undefined ? null : <div className={actionSlot}>{action}</div>}
      {close}
    </div>
  );
}
