import { Skeleton } from '../../../ui/skeleton';
import { articleGrid } from './article-card';

/** Where cards will be. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div css={articleGrid}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={400} />
      ))}
    </div>
  );
}
