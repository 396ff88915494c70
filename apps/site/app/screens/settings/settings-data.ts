import type { Locale } from '@heartwood/i18n';
import type {
  BlockedMember,
  Consent,
  DeletionOffer,
  DeletionReason,
  Export,
  Report,
  Session,
} from '@heartwood/api-contract';
import type { PushAccess } from '../../push/push-access';
import type { Reportable } from '../../reports/report-items';
import type { DeletionStep } from './deletion-step';

/** Data of the list of all settings. */
export interface OverviewData {
  readonly section: 'overview';
  readonly email: string;
  readonly shows: { readonly invisible: boolean; readonly show_read: boolean; readonly show_typing: boolean };
  readonly blocked: number;
  /** The server's assumption of the browser's access to push. */
  readonly push: PushAccess;
}

/** Data of the mail address page. */
export interface EmailData {
  readonly section: 'email';
  readonly email: string;
  /** The new, unconfirmed address. */
  readonly pending: string | null;
  /** Milliseconds until the link may be resent. */
  readonly wait: number;
}

/** Data of the devices page. */
export interface DevicesData {
  readonly section: 'devices';
  readonly sessions: readonly Session[];
  readonly timeZone: string;
}

/** Data of the deletion steps. */
export interface DeletionData {
  readonly section: 'delete';
  readonly step: DeletionStep;
  readonly reasons: readonly DeletionReason[];
  readonly reason: DeletionReason | null;
  readonly offer: DeletionOffer | null;
  /** First day on which the account can't be restored, `YYYY-MM-DD`. */
  readonly goneFrom: string;
}

/** Data of the page of the member's own reports. */
interface ReportsData {
  readonly section: 'reports';
  readonly reports: readonly Report[];
  /** The member that the form is about, if the address names one. */
  readonly about: Reportable | null;
  readonly timeZone: string;
}

/** Data of a settings page. */
export type SettingsData =
  | OverviewData
  | EmailData
  | { readonly section: 'password' }
  | { readonly section: 'language'; readonly locales: readonly Locale[] }
  | DevicesData
  | {
      readonly section: 'blocked';
      readonly people: readonly BlockedMember[];
      readonly timeZone: string;
    }
  | ReportsData
  | { readonly section: 'shown'; readonly consent: Consent }
  | { readonly section: 'data'; readonly copy: Export; readonly timeZone: string }
  | DeletionData;

/** Data of a part of the settings. */
export type DataOf<Section extends SettingsData['section']> = Extract<
  SettingsData,
  { readonly section: Section }
>;
