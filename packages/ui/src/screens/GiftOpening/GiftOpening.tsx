import { Heart, X } from 'lucide-react';
import { Avatar } from '../../components/Avatar/Avatar';
import { LateModal } from '../../components/Dialog/late-modal';
import { GiftPicture, giftGround } from '../../components/GiftPicture/GiftPicture';
import { FictionalTag } from '../../components/Tag/Tag';
import { Late } from '../../late/Late';
import * as styles from './GiftOpening.css';

interface Press {
  label: string;
  onPress: () => void;
}

export interface GiftOpeningProps {
  /** Changes with each gift, so that each is animated separately. */
  id: string;
  gift: string;
  name: string;
  giver: { title: string; photo?: string; ground?: string };
  /** Label of a profile operated by the brand. */
  fictional?: string;
  /** The giver's message. */
  line?: string;
  /** Its position among several. */
  count?: string;
  /** No animation: it was opened before. */
  still?: boolean;
  thank: Press;
  leave: Press;
  /** Accessible name of the close button. */
  close: string;
  onClose: () => void;
}

/** An opened gift, large on its colour with static rays. */
export function GiftOpening({
  id,
  gift,
  name,
  giver,
  fictional,
  line,
  count,
  still = false,
  thank,
  leave,
  close,
  onClose,
}: GiftOpeningProps) {
  return (
    <Late onFailure={onClose}>
      <LateModal kind="full" title={`${giver.title}: ${name}`} hideTitle onClose={onClose}>
        <div key={id} className={`${styles.screen({ still })} ${giftGround(gift)}`}>
          <div className={styles.rays({ still })} aria-hidden="true" />
          <header className={styles.head}>
            <span className={styles.giver}>
              <Avatar src={giver.photo} ground={giver.ground} alt="" size="small" />
              <span className={styles.title}>
                {giver.title}
                {fictional && (
                  <span>
                    <FictionalTag size="small">{fictional}</FictionalTag>
                  </span>
                )}
              </span>
            </span>
            {count && <span className={styles.count}>{count}</span>}
            <button type="button" className={styles.cross} aria-label={close} title={close} onClick={onClose}>
              <X />
            </button>
          </header>
          <div className={styles.picture({ still })}>
            <GiftPicture gift={gift} />
          </div>
          <div className={styles.foot}>
            <h2 className={styles.name}>{name}</h2>
            {line && <p className={styles.line}>{line}</p>}
            <div className={styles.actions}>
              <button type="button" className={styles.thank} onClick={thank.onPress}>
                <Heart />
                {thank.label}
              </button>
              <button type="button" className={styles.leave} onClick={leave.onPress}>
                {leave.label}
              </button>
            </div>
          </div>
        </div>
      </LateModal>
    </Late>
  );
}
