import { Flag } from 'lucide-react';
import { memo } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { Chip, ChipGroup } from '../../components/Chip/Chip';
import { Heading } from '../../components/Heading/Heading';
import { Photo } from '../../components/Photo/Photo';
import type { PhotoSource } from '../../components/Photo/Photo';
import { FictionalTag } from '../../components/Tag/Tag';
import { Text } from '../../components/Text/Text';
import { useRouterParts } from '../../router/RouterParts';
import * as styles from './PartnerPane.css';

export interface PartnerPaneProps {
  name: string;
  place: string;
  photo?: PhotoSource;
  fictional?: string;
  quote?: { text: string; lang?: string };
  interests?: readonly { id: string; label: string; shared: boolean }[];
  /** Unset for a partner who has left, and after a block. */
  profile?: { href: string; label: string };
  report?: { href: string; label: string };
}

/** The partner: photo, facts, link to the profile. */
export const PartnerPane = memo(function PartnerPane({
  name,
  place,
  photo,
  fictional,
  quote,
  interests = [],
  profile,
  report,
}: PartnerPaneProps) {
  const { Link } = useRouterParts();
  return (
    <div className={styles.pane}>
      <div className={styles.photo}>
        <Photo photo={photo} shape="fill" />
        {fictional && (
          <span className={styles.mark}>
            <FictionalTag>{fictional}</FictionalTag>
          </span>
        )}
      </div>
      <div>
        <Heading level={2}>{name}</Heading>
        {place && <Text tone="muted">{place}</Text>}
      </div>
      {quote && <Text lang={quote.lang}>{quote.text}</Text>}
      {interests.length > 0 && (
        <ChipGroup as="ul">
          {interests.map(({ id, label, shared }) => (
            <Chip key={id} as="li" selected={shared}>
              {label}
            </Chip>
          ))}
        </ChipGroup>
      )}
      {profile && (
        <ButtonLink href={profile.href} look="outlined" full>
          {profile.label}
        </ButtonLink>
      )}
      {report && (
        <Link className={styles.report} href={report.href}>
          <Flag />
          {report.label}
        </Link>
      )}
    </div>
  );
});
