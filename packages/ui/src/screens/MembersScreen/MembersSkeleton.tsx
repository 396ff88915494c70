import { CardGrid } from '../../components/CardGrid/CardGrid';
import { Container } from '../../components/Container/Container';
import { Skeleton, SkeletonCard } from '../../components/Skeleton/Skeleton';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { page, skeletonFilters, skeletonHead } from './MembersScreen.css';

/** The members page while its list loads. */
export function MembersSkeleton({ label }: { label: string }) {
  return (
    <Container className={page} aria-busy="true">
      <VisuallyHidden as="p">{label}</VisuallyHidden>
      <div className={skeletonHead}>
        <Skeleton shape="block" width="min(420px, 70%)" height="38px" />
        <Skeleton width="min(220px, 40%)" />
      </div>
      <div className={skeletonFilters}>
        {['170px', '140px', '165px', '190px'].map((width, index) => (
          <Skeleton key={index} shape="block" width={width} height="44px" />
        ))}
      </div>
      <CardGrid lead>
        {Array.from({ length: 8 }, (_unused, index) => (
          <SkeletonCard key={index} />
        ))}
      </CardGrid>
    </Container>
  );
}
