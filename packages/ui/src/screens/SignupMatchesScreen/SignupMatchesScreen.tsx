import { MailCheck, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { CardGrid } from '../../components/CardGrid/CardGrid';
import { Container } from '../../components/Container/Container';
import { TitleRow } from '../../components/TitleRow/TitleRow';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Heading } from '../../components/Heading/Heading';
import { ProfileCard } from '../../components/ProfileCard/ProfileCard';
import { Text } from '../../components/Text/Text';
import { Stack } from '../../components/Stack/Stack';
import type { MemberCard } from '../MembersScreen/MembersScreen';
import * as styles from './SignupMatchesScreen.css';

export interface SignupMatchesScreenProps {
  title: string;
  text: string;
  /** What is held back until the address is confirmed; unset if nothing is. */
  waiting?: string;
  members: readonly MemberCard[];
  /** The next step, below the cards. */
  more: { title: string; text: string; action: { href: string; label: string } };
  /** Replaces cards and next step where there is nobody to show. */
  empty: { icon?: ReactNode; title: string; text: string; action: { href: string; label: string } };
}

/** The first members shown to a new member, right after the signup. */
export function SignupMatchesScreen({
  title,
  text,
  waiting,
  members,
  more,
  empty,
}: SignupMatchesScreenProps) {
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <TitleRow>
          <Heading level={1}>{title}</Heading>
        </TitleRow>
        <Text type="lead">{text}</Text>
        {waiting !== undefined && (
          <p className={styles.waiting}>
            <MailCheck />
            <span>{waiting}</span>
          </p>
        )}
      </div>
      {members.length > 0 ? (
        <>
          <CardGrid lead whole>
            {members.map(({ id, ...card }, index) => (
              <ProfileCard key={id} {...card} hero={index === 0} eager={index === 0} />
            ))}
          </CardGrid>
          <section className={styles.more}>
            <Stack gap={6}>
              <Heading level={2} tone="inherit">
                {more.title}
              </Heading>
              <Text>{more.text}</Text>
            </Stack>
            <ButtonLink href={more.action.href} size="large">
              {more.action.label}
            </ButtonLink>
          </section>
        </>
      ) : (
        <EmptyState
          icon={empty.icon ?? <UsersRound />}
          title={empty.title}
          action={<ButtonLink href={empty.action.href}>{empty.action.label}</ButtonLink>}
        >
          {empty.text}
        </EmptyState>
      )}
    </Container>
  );
}
