import { Skeleton } from '../ui/skeleton.tsx'

const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** Six cards in the shape of what comes. */
export function ResultPlaceholders() {
  return (
    <>
      <p className="sr-only" role="status">
        Loading results
      </p>
      <ol aria-hidden="true">
        {places.map((place) => (
          <li className="entry" key={place} data-placeholder>
            <div className="entry__wait">
              <Skeleton width="min(100%, 34rem)" height="1.125rem" />
              <Skeleton width="min(70%, 20rem)" />
              <Skeleton width="min(100%, 46rem)" />
              <Skeleton width="min(92%, 42rem)" />
              <Skeleton width="min(40%, 16rem)" />
            </div>
            <div className="entry__side">
              <Skeleton width="5.5rem" />
              <Skeleton width="7rem" />
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
