import { Gift, Image, MessageCircle, ShieldCheck, UserRound } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { MarkedName } from '../../components/Tag/MarkedName';
import { Tag } from '../../components/Tag/Tag';
import { Text } from '../../components/Text/Text';
import { SettingsGroup } from './SettingsGroup';
import { stack } from './settings-parts.css';

const icons = {
  profile: <UserRound />,
  photo: <Image />,
  message: <MessageCircle />,
  gift: <Gift />,
};

/** One of the member's own reports. */
export interface ReportRow {
  reference: string;
  kind: keyof typeof icons;
  /** Its subject and reason. */
  label: string;
  /** Mark of a fictional profile. */
  fictional?: string;
  /** Its number and date. */
  note: string;
  status: { label: string; tone: 'neutral' | 'success' | 'warn' };
}

export interface ReportsPartProps {
  text: string;
  reports: readonly ReportRow[];
  empty: { title: string; text: string };
}

/** A member's reports and their status. */
export function ReportsPart({ text, reports, empty }: ReportsPartProps) {
  if (reports.length === 0)
    return (
      <EmptyState icon={<ShieldCheck />} title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  return (
    <div className={stack}>
      <Text tone="muted">{text}</Text>
      <SettingsGroup
        rows={reports.map(({ reference, kind, label, fictional, note, status }) => ({
          kind: 'info',
          id: reference,
          icon: icons[kind],
          label: <MarkedName fictional={fictional}>{label}</MarkedName>,
          note,
          end: <Tag tone={status.tone}>{status.label}</Tag>,
        }))}
      />
    </div>
  );
}
