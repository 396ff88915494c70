import { Outlet } from '@remix-run/react';
import { VisitorFrame } from '@heartwood/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LazyFailurePage } from '../../late-parts/lazy-failure';
import { useRootData } from '../../visit/root-data';
import { visitorFrameProps } from '../frame/frame-props';
import { usePageInside } from '../frame/use-page';

function LanderFrame({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const data = useRootData();
  const { address } = usePageInside();
  return (
    <VisitorFrame {...visitorFrameProps(intl, data, { address, loginPage: false })}>{children}</VisitorFrame>
  );
}

export default function LanderLayout() {
  return (
    <LanderFrame>
      <Outlet />
    </LanderFrame>
  );
}

export function ErrorBoundary() {
  return (
    <LanderFrame>
      <LazyFailurePage />
    </LanderFrame>
  );
}
