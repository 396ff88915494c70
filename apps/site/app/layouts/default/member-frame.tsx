import { AppFrame } from '@heartwood/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Member } from '../../session/member';
import { useRootData } from '../../session/root-data';
import { footerProps } from '../frame/frame-props';
import { memberFrameProps } from '../frame/member-frame-props';
import { phoneChrome, usePageInside } from '../frame/use-page';

/** The frame of a member's page: navigation, footer below. */
export default function MemberFrame({ member, children }: { member: Member; children: ReactNode }) {
  const intl = useIntl();
  const data = useRootData();
  const page = usePageInside();
  const { address, handle } = page;
  return (
    <AppFrame
      {...memberFrameProps(intl, data, member, { address, ownAction: handle?.ownAction ?? false })}
      current={handle?.place}
      phone={phoneChrome(page, intl)}
      footer={footerProps(intl, data)}
    >
      {children}
    </AppFrame>
  );
}
