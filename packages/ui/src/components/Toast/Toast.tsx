import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ToastContent } from './toast-queue';
import { actionBelow, actionBeside, line, title as titleStyle, toast, words } from './Toast.css';

const icons = { success: <CircleCheck />, danger: <CircleAlert />, neutral: <Info /> };

export interface ToastFaceProps extends ToastContent {
  /** The close button. */
  close?: ReactNode;
}

/**
 * The visual part of a toast, 350 px wide; `ToastRegion` adds the behaviour. An action stands beside a title on its
 * own, and below a title with a text.
 */
export function ToastFace({ title, text, tone = 'neutral', icon, action, close }: ToastFaceProps) {
  const isBelow = text !== undefined;
  return (
    <div className={toast({ tone })}>
      {icon ?? icons[tone]}
      <div className={words}>
        <span className={titleStyle}>{title}</span>
        {isBelow ? <span className={line}>{text}</span> : null}
        {action !== undefined && isBelow ? <div className={actionBelow}>{action}</div> : null}
      </div>
      {action === undefined || isBelow ? null : <div className={actionBeside}>{action}</div>}
      {close}
    </div>
  );
}
