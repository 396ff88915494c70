import type { ReactNode } from 'react';
import { layoutOf } from '../layout-of';

function EmptyFrame({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>;
}

const { Layout, ErrorBoundary } = layoutOf(EmptyFrame);

export { ErrorBoundary };
export default Layout;
