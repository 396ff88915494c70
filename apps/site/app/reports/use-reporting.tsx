import { Late, latePart, MenuLink } from '@heartwood/ui';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useOverlayTurn } from '../overlays/overlay-turn';
import { firstSelected, itemValue } from './report-items';
import type { Reportable } from './report-items';
import { reportPath } from './report-path';

const ReportDialog = latePart(() => import('./report-dialog'));

interface Reporting {
  /** Opens the form with this item selected. */
  readonly report: (item: Parameters<typeof itemValue>[0]) => void;
  /**
   * The menu item, if there is anything to report; it selects the newest message. Without script it links to
   * the form as a page.
   */
  readonly menuLink: (label: string) => ReactNode;
  /** The dialog while it is open. */
  readonly dialog: ReactNode;
}

/** Returns the controls to report what a page shows of a member. Their script is fetched on first use. */
export function useReporting(about: Reportable): Reporting {
  const [subject, setSubject] = useState<string>();
  const turn = useOverlayTurn('opened', subject !== undefined);
  const { profile, items } = about;
  const first = firstSelected(items);
  const close = () => setSubject(undefined);
  function ask(event: MouseEvent): void {
    event.preventDefault();
    setSubject(first && itemValue(first));
  }
  return {
    report: (item) => setSubject(itemValue(item)),
    menuLink: (label) =>
      first && (
        <MenuLink href={reportPath(profile)} icon={<Flag />} onClick={ask}>
          {label}
        </MenuLink>
      ),
    dialog:
      subject !== undefined && turn ? (
        <Late onFailure={close}>
          <ReportDialog about={about} subject={subject} onClose={close} />
        </Late>
      ) : null,
  };
}
