import { AppFrame, Late } from '@heartwood/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFrameBonus } from './frame-bonus';
import { LateNotice } from '../../notices/late-notice';
import { useMemberNotice } from '../../notices/use-member-notice';
import type { Member } from '../../member/member';
import { useInstalledApp } from '../../hooks/installed-app';
import { usePageBefore } from '../../people/list-navigation';
import { useRootData } from '../../visit/root-data';
import { footerProps } from './frame-props';
import { memberFrameProps } from './member-frame-props';
import { phoneChrome, usePageInside } from './use-page';
import { installedChrome } from './installed-chrome';

/** The frame of a member's page: navigation, at most one notice in the title row, footer below. */
export default function MemberFrame({ member, children }: { member: Member; children: ReactNode }) {
  const intl = useIntl();
  const data = useRootData();
  const page = usePageInside();
  const installed = useInstalledApp();
  const { address, handle } = page;
  const onBack = usePageBefore();
  const phone = installed ? installedChrome(page, intl, onBack) : phoneChrome(page, intl);
  const bonus = useFrameBonus(member, page);
  const { notice, close } = useMemberNotice(member, page);
  const shown = notice && (
    <Late>
      <LateNotice key={notice.kind} notice={notice} member={member} onClose={close} />
    </Late>
  );
  const reminder = notice?.kind === 'activationReminder' ? notice : undefined;
  const overPage = reminder?.presentation === 'modal';
  return (
    <AppFrame
      {...memberFrameProps(intl, data, member, { address, ownAction: handle?.ownAction ?? false })}
      place={handle?.place}
      phone={phone}
      bonus={bonus}
      alert={overPage ? undefined : { content: shown, notOnPhones: reminder?.notOnPhones }}
      footer={footerProps(intl, data)}
    >
      {overPage && shown}
      {children}
    </AppFrame>
  );
}
