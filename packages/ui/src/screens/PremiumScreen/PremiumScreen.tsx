import { BonusPanel } from '../../components/BonusStrip/BonusStrip';
import type { BonusPanelProps } from '../../components/BonusStrip/BonusStrip';
import { ButtonLink } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { Container } from '../../components/Container/Container';
import { TitleRow } from '../../components/TitleRow/TitleRow';
import { Crown, EyeOff, Images, MessageCircle, ShieldCheck, Sparkles, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { DisplayText, Heading } from '../../components/Heading/Heading';
import { Photo } from '../../components/Photo/Photo';
import type { PhotoSource } from '../../components/Photo/Photo';
import { Text } from '../../components/Text/Text';
import { Stack } from '../../components/Stack/Stack';
import { OfferRows } from '../bonus-offer/OfferRows';
import type { OfferRow } from '../bonus-offer/OfferRows';
import type { BenefitKind } from '../CreditsScreen/Benefits';
import * as styles from './PremiumScreen.css';

export interface PremiumScreenProps {
  title: string;
  text: ReactNode;
  /** Up to three members, fanned out next to the title. */
  faces?: readonly PhotoSource[];
  bonus?: BonusPanelProps;
  benefits: readonly { kind: BenefitKind; title: string; text?: string }[];
  /** The price, from the cheapest package up. */
  price?: { label: string; value: string; note?: string };
  /** Packages with all their prices. */
  offers?: readonly OfferRow[];
  action: { href: string; label: string };
  fine?: ReactNode;
}

const icons: Record<BenefitKind, ReactNode> = {
  photos: <Images />,
  messages: <MessageCircle />,
  invisible: <EyeOff />,
  safe: <ShieldCheck />,
  back: <Undo2 />,
  other: <Sparkles />,
};

/** The benefits of premium and its price. */
export function PremiumScreen({
  title,
  text,
  faces = [],
  bonus,
  benefits,
  price,
  offers = [],
  action,
  fine,
}: PremiumScreenProps) {
  return (
    <Container className={styles.page}>
      <Stack gap={24}>
        <header className={styles.head}>
          <div className={styles.words}>
            <TitleRow>
              <Heading level={1}>{title}</Heading>
            </TitleRow>
            <Text type="lead">{text}</Text>
          </div>
          {faces.length > 0 && (
            <div className={styles.fan} aria-hidden="true">
              {faces.slice(0, 3).map((photo) => (
                <div key={photo.src} className={styles.face}>
                  <Photo photo={{ ...photo, alt: '' }} shape="fill" />
                </div>
              ))}
            </div>
          )}
        </header>
        {bonus && <BonusPanel {...bonus} />}
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <Card as="li" key={benefit.title} padding="large">
              <div className={styles.benefit}>
                <span className={styles.icon} aria-hidden="true">
                  {icons[benefit.kind]}
                </span>
                <div className={styles.words}>
                  <Heading level={2} type="sub">
                    {benefit.title}
                  </Heading>
                  {benefit.text && <Text tone="muted">{benefit.text}</Text>}
                </div>
              </div>
            </Card>
          ))}
        </ul>
      </Stack>
      <aside className={styles.side}>
        <Card padding="large">
          <Stack gap={16}>
            <span className={styles.crown} aria-hidden="true">
              <Crown />
            </span>
            {price && (
              <Stack gap={2}>
                <Text type="small" tone="muted">
                  {price.label}
                </Text>
                <DisplayText as="p" type="packageSize" numbers="tabular">
                  {price.value}
                </DisplayText>
                {price.note && (
                  <Text type="small" tone="muted">
                    {price.note}
                  </Text>
                )}
              </Stack>
            )}
            {offers.length > 0 && (
              <div className={styles.offers}>
                <OfferRows items={offers} />
              </div>
            )}
            <ButtonLink href={action.href} size="large" full>
              {action.label}
            </ButtonLink>
            {fine && (
              <Text type="meta" tone="muted">
                {fine}
              </Text>
            )}
          </Stack>
        </Card>
      </aside>
    </Container>
  );
}
