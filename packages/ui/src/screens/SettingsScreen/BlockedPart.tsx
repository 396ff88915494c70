import { Smile } from 'lucide-react';
import { Avatar } from '../../components/Avatar/Avatar';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { MarkedName } from '../../components/Tag/MarkedName';
import { Text } from '../../components/Text/Text';
import { RowForm } from './RowForm';
import type { RowAction } from './RowForm';
import { SettingsGroup } from './SettingsGroup';
import { gray, stack } from './settings-parts.css';

/** A blocked member. */
export interface BlockedPerson {
  id: string;
  name: string;
  note: string;
  /** Mark of a fictional profile. */
  fictional?: string;
  photo?: string;
  unblock: RowAction;
}

export interface BlockedPartProps {
  text: string;
  people: readonly BlockedPerson[];
  empty: { title: string; text: string };
}

/** The members a member has blocked, without colour. */
export function BlockedPart({ text, people, empty }: BlockedPartProps) {
  if (people.length === 0)
    return (
      <EmptyState icon={<Smile />} title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  return (
    <div className={stack}>
      <Text tone="muted">{text}</Text>
      <SettingsGroup
        rows={people.map(({ id, name, note, fictional, photo, unblock }) => ({
          kind: 'info',
          id,
          icon: (
            <span className={gray}>
              <Avatar src={photo} alt="" size="small" />
            </span>
          ),
          label: <MarkedName fictional={fictional}>{name}</MarkedName>,
          note,
          end: <RowForm {...unblock} />,
        }))}
      />
    </div>
  );
}
