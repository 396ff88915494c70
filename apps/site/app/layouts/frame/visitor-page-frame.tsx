import { VisitorFrame } from '@heartwood/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useRootData } from '../../visit/root-data';
import { visitorFrameProps } from './frame-props';
import { usePageInside } from './use-page';

/** The frame of a visitor's page: a header and the footer. */
export function VisitorPageFrame({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const data = useRootData();
  const { address, id } = usePageInside();
  return (
    <VisitorFrame
      {...visitorFrameProps(intl, data, { address, loginPage: id === 'login' })}
      header={id === 'index' ? 'over' : 'bar'}
    >
      {children}
    </VisitorFrame>
  );
}
