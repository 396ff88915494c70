import { Outlet } from '@remix-run/react';
import type { ComponentType, ReactNode } from 'react';
import { LateFailurePage } from '../screens/failure/late-failure';

/** A layout that puts its frame around a page, and around the failure page where the page failed. */
export function layoutOf(Frame: ComponentType<{ children: ReactNode }>) {
  return {
    Layout: () => (
      <Frame>
        <Outlet />
      </Frame>
    ),
    ErrorBoundary: () => (
      <Frame>
        <LateFailurePage />
      </Frame>
    ),
  };
}
