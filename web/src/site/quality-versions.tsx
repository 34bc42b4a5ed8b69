import { useQuery } from '@tanstack/react-query'
import type { Scorecard, Site } from '@tessera/contract'
import { checkerVersion, engineVersion } from '@tessera/engine'
import { siteQuery } from '../api/site-query.ts'
import { dateInWords } from '../ui/date-in-words.ts'
import { Icon } from '../ui/icon.tsx'

type Versions = Pick<Site, 'engineVersion' | 'checkerVersion'>

/** What this page was built with: it stands for what runs until the server has said that. */
const built: Versions = { engineVersion, checkerVersion }

/** Says whether the figures are of the engine that runs here. */
export function MeasuredVersions({
  measured,
}: {
  measured: Versions & Pick<Scorecard, 'measuredOn' | 'figures'>
}) {
  const running = useQuery(siteQuery).data ?? built
  const date = <time dateTime={measured.measuredOn}>{dateInWords(measured.measuredOn)}</time>
  const isOfRunning = inWords(running) === inWords(measured)
  if (isOfRunning)
    return (
      <p className="quality__versions">
        These are the figures of the running version, {inWords(running)}, measured on {date}.
        {measured.figures.some(({ engineVersion }) => engineVersion !== undefined) &&
          ' A table whose caption names another engine was not measured again with this one.'}
      </p>
    )
  return (
    <p className="notice notice--caution quality__versions">
      <Icon name="alert" />
      <span>
        <strong>These are not the figures of the running version.</strong> They were measured on{' '}
        {date} with {inWords(measured)}; {inWords(running)} run here and may do better or worse.
      </span>
    </p>
  )
}

const inWords = (versions: Versions) =>
  `engine ${versions.engineVersion} and checker ${versions.checkerVersion}`
