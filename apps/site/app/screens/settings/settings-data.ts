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

/** What the list of all settings shows. */
export interface OverviewData {
  readonly section: 'overview';
  readonly email: string;
  readonly shows: { readonly invisible: boolean; readonly show_read: boolean; readonly show_typing: boolean };
  readonly blocked: number;
  /** What the server takes for the browser's access to push. */
  readonly push: PushAccess;
}

/** What the page of the mail address shows. */
export interface EmailData {
  readonly section: 'email';
  readonly email: string;
  /** The new address that waits for its link. */
  readonly pending: string | null;
  /** Milliseconds until the link may be mailed again. */
  readonly wait: number;
}

/** What the page of devices shows. */
export interface DevicesData {
  readonly section: 'devices';
  readonly sessions: readonly Session[];
  readonly timeZone: string;
}

/** What the page of the last step and those before it show. */
export interface DeletionData {
  readonly section: 'delete';
  readonly step: DeletionStep;
  readonly reasons: readonly DeletionReason[];
  readonly reason: DeletionReason | null;
  readonly offer: DeletionOffer | null;
  /** The first day on which the account is gone for good, `YYYY-MM-DD`. */
  readonly goneFrom: string;
}

/** What the page of the member's own reports shows. */
interface ReportsData {
  readonly section: 'reports';
  readonly reports: readonly Report[];
  /** Whom the form is about, where the address names somebody. */
  readonly about: Reportable | null;
  readonly timeZone: string;
}

/** What a page of the settings shows. */
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

/** What a part of the settings shows. */
export type DataOf<Section extends SettingsData['section']> = Extract<
  SettingsData,
  { readonly section: Section }
>;
