import { layoutOf } from '../layout-of';
import { VisitorPageFrame } from '../frame/visitor-page-frame';

const { Layout, ErrorBoundary } = layoutOf(VisitorPageFrame);

export { ErrorBoundary };
export default Layout;
