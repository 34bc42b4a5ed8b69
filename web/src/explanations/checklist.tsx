import { type ReactNode, useId, useState } from 'react'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { ClaimText } from './claim-text.tsx'
import { ClaimView } from './claim-view.tsx'
import type { NamedClaim } from './named-claims.ts'
import { usePanel } from './panel-context.ts'

const itemNames: Readonly<Record<string, string>> = {
  code: 'Code',
  data: 'Data',
  seeds: 'Random seeds',
  hyperparameters: 'Hyperparameters',
  compute: 'Compute',
  'sample-size': 'Sample size',
  exclusions: 'Exclusions',
  ethics: 'Ethics',
  preregistration: 'Preregistration',
  licence: 'Licence',
}

// What they are, and whether they answered, is asked for later than the page: so is their code.
const none = () => null
const Links = lazyScreen(async () => (await import('./checklist-links.tsx')).Links, none, none)

type Item = NamedClaim & {
  readonly claim: {
    readonly item: string
    readonly status: 'stated' | 'not-found' | 'not-read'
    readonly unmet?: true | undefined
    readonly searched: readonly string[]
  }
}

/** What a replication needs: stated, with its passage; or not found, with where it was looked for. */
export function Checklist({
  items,
  paperId,
  documentId,
}: {
  items: readonly Item[]
  paperId: string
  documentId: string
}) {
  const { isAbstract } = usePanel()
  const [ticks, tick] = useTicks(documentId)
  // "The data are not publicly available" is the paper's word, and no tick.
  const isTicked = ({ claim }: Item) =>
    ticks[claim.item] ?? (claim.status === 'stated' && !claim.unmet)
  return (
    <section className="ev-sec checklist" data-ev="replication">
      <div className="ev-sec__head">
        <span className="tile" />
        <h3>Replication Checklist</h3>
      </div>
      {items.map((item) => {
        const { item: key, status } = item.claim
        return status === 'stated' ? (
          <ClaimView key={item.id} named={item}>
            <ItemBox item={item} isTicked={isTicked(item)} onTick={(isOn) => tick(key, isOn)}>
              <ClaimText named={item} className="check__words" />
            </ItemBox>
            {(key === 'code' || key === 'data') && <Links paperId={paperId} item={key} />}
          </ClaimView>
        ) : (
          <article key={item.id} className="claim claim--absent">
            <ItemBox item={item} isTicked={isTicked(item)} onTick={(isOn) => tick(key, isOn)}>
              {status === 'not-read' || key === 'licence'
                ? item.claim.text
                : isAbstract
                  ? 'Not found in the abstract.'
                  : 'Not found in the paper.'}
            </ItemBox>
            <div className="claim__meta">
              <span className="verdict" data-verdict="unverified">
                Not found
              </span>
              <Searched headings={item.claim.searched} />
            </div>
          </article>
        )
      })}
    </section>
  )
}

/** The box and its name tick; the words beside them lead to the passage. */
function ItemBox({
  item: { claim },
  isTicked,
  onTick,
  children,
}: {
  item: Item
  isTicked: boolean
  onTick: (isOn: boolean) => void
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className="check">
      <input
        type="checkbox"
        id={id}
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
      />
      <div className="claim__text">
        <label htmlFor={id}>
          <b>{itemNames[claim.item] ?? claim.item}.</b>
        </label>{' '}
        {children}
      </div>
    </div>
  )
}

/** Which sections were searched; a long list is shortened and kept in full behind a disclosure. */
export function Searched({ headings }: { headings: readonly string[] }) {
  const { isAbstract } = usePanel()
  if (isAbstract) return <span>Only the abstract was searched</span>
  if (headings.length === 0) return <span>The whole text was searched</span>
  if (headings.length <= 3) return <span>Searched: {headings.join(', ')}</span>
  return (
    <details className="searched">
      <summary>{headings.length} sections searched</summary>
      {headings.join(', ')}
    </details>
  )
}

/** The reader's own ticks, kept on this device for this version of the text. */
function useTicks(documentId: string) {
  const key = `checklist:${documentId}`
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>(() => read(key))
  const tick = (item: string, isOn: boolean) => {
    const next = { ...ticks, [item]: isOn }
    setTicks(next)
    localStorage.setItem(key, JSON.stringify(next))
  }
  return [ticks, tick] as const
}

function read(key: string): Record<string, boolean> {
  const stored = localStorage.getItem(key)
  if (stored === null) return {}
  try {
    const parsed: unknown = JSON.parse(stored)
    return typeof parsed === 'object' && parsed !== null
      ? Object.fromEntries(Object.entries(parsed).map(([item, isOn]) => [item, isOn === true]))
      : {}
  } catch {
    // Written by something else: the paper's own statement is the better start.
    return {}
  }
}
