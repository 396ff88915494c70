import { Outlet } from '@remix-run/react';
import { LazyFailurePage } from '../../late-parts/lazy-failure';
import { ChatPageFrame } from './chat-page-frame';

export default function ChatLayout() {
  return (
    <ChatPageFrame>
      <Outlet />
    </ChatPageFrame>
  );
}

export function ErrorBoundary() {
  return (
    <ChatPageFrame>
      <LazyFailurePage />
    </ChatPageFrame>
  );
}
