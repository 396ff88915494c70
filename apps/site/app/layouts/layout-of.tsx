import { Outlet } from '@remix-run/react';
import type { ComponentType, ReactNode } from 'react';
import { LateFailurePage } from '../screens/failure/late-failure';

/** Creates a layout that renders its frame around a page, or around the failure page if the page failed. */
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
