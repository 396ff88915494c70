import { Chip } from '../../components/Chip/Chip';
import { InterestIcon } from '../interests/InterestIcon';
import * as styles from './SharedInterests.css';

export interface SharedInterestsProps {
  /** Label of the shared interests. */
  label: string;
  interests: readonly { id: string; label: string }[];
}

/** What two members have in common before their first message. */
export function SharedInterests({ label, interests }: SharedInterestsProps) {
  return (
    <div>
      <p className={styles.label} id="shared-interests">
        {label}
      </p>
      <ul className={styles.chips} aria-labelledby="shared-interests">
        {interests.map(({ id, label: name }) => (
          <Chip key={id} as="li" icon={<InterestIcon id={id} />} selected>
            {name}
          </Chip>
        ))}
      </ul>
    </div>
  );
}
