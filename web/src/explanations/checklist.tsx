import type { PaperLinks, RepositoryFinding } from '@tessera/contract'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Links } from './checklist-links.tsx'
import { ClaimText } from './claim-text.tsx'
import { ClaimView } from './claim-view.tsx'
import { FoundThere, ReadThere, RepositoryLine } from './linked-repository.tsx'
import type { NamedClaim } from './named-claims.ts'
import { usePanel } from './panel-context.ts'
import { Searched } from './searched.tsx'
import { usePaperLinks } from './use-paper-links.ts'

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

type Item = NamedClaim & {
  readonly claim: {
    readonly item: string
    readonly status: 'stated' | 'not-found' | 'not-read'
    readonly unmet?: true | undefined
    readonly searched: readonly string[]
  }
}

/** What a replication needs: stated, with its passage; in the paper's repository, with its lines; or not found. */
export function Checklist({
  items,
  paperId,
  documentId,
}: {
  items: readonly Item[]
  paperId: string
  documentId: string
}) {
  const stating = items.find(
    ({ claim }) => claim.status === 'stated' && (claim.item === 'code' || claim.item === 'data'),
  )
  const { links, untested, repository } = usePaperLinks(paperId, stating !== undefined)
  const [ticks, tick] = useTicks(documentId)
  const finding = ({ claim: { item, status } }: Item) =>
    status === 'not-found'
      ? repository?.reading?.findings.find((one) => one.item === item)
      : undefined
  // "The data are not publicly available" is the paper's word, and no tick.
  const isTicked = (item: Item) =>
    ticks[item.claim.item] ??
    ((item.claim.status === 'stated' && !item.claim.unmet) || finding(item) !== undefined)
  return (
    <section className="ev-sec checklist" data-ev="replication">
      <div className="ev-sec__head">
        <span className="tile" />
        <h3>Replication Checklist</h3>
      </div>
      {items.map((item) => {
        const key = item.claim.item
        const box = (children: ReactNode) => (
          <ItemBox item={item} isTicked={isTicked(item)} onTick={(isOn) => tick(key, isOn)}>
            {children}
          </ItemBox>
        )
        if (item.claim.status !== 'stated')
          return (
            <Absent key={item.id} item={item} repository={repository} found={finding(item)}>
              {box}
            </Absent>
          )
        return (
          <ClaimView key={item.id} named={item}>
            {box(<ClaimText named={item} className="check__words" />)}
            {item.claim.unmet && (
              <p className="claim__caution">
                {key === 'code' || key === 'data'
                  ? 'Stated as not openly available.'
                  : 'Spoken of, but not stated as met.'}
              </p>
            )}
            <Links links={links.filter((link) => link.item === key)} untested={untested} />
            {item === stating && repository && <RepositoryLine repository={repository} />}
          </ClaimView>
        )
      })}
    </section>
  )
}

/** What the paper does not state: what its repository has of it, or where it was looked for in vain. */
function Absent({
  item: { claim },
  repository,
  found,
  children: box,
}: Pick<PaperLinks, 'repository'> & {
  item: Item
  found: RepositoryFinding | undefined
  children: (words: ReactNode) => ReactNode
}) {
  const { isAbstract } = usePanel()
  const reading = claim.status === 'not-found' ? repository?.reading : null
  const source = isAbstract ? 'the abstract' : 'the paper'
  const isSaid = claim.status === 'not-read' || claim.item === 'licence'
  const words = isSaid ? claim.text : `Not found in ${source}`
  if (reading && found)
    return (
      <article className="claim">
        {box(isSaid ? words : `${words}, but in its repository.`)}
        <FoundThere finding={found} />
        <div className="claim__meta">
          <span className="verdict" data-verdict="linked">
            In linked repository
          </span>
          <ReadThere reading={reading} />
        </div>
      </article>
    )
  return (
    <article className="claim claim--absent">
      {box(isSaid ? words : `${words}${reading ? ' or its repository' : ''}.`)}
      <div className="claim__meta">
        <span className="verdict" data-verdict="unverified">
          Not found
        </span>
        <Searched headings={claim.searched} />
        {reading && <ReadThere reading={reading} />}
      </div>
    </article>
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

/** The reader's own ticks, kept on this device for this version of the text, in all tabs the same. */
function useTicks(documentId: string) {
  const key = `checklist:${documentId}`
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>(() => read(key))
  useEffect(() => {
    const follow = (event: StorageEvent) => event.key === key && setTicks(read(key))
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [key])
  const tick = (item: string, isOn: boolean) => {
    const next = { ...read(key), [item]: isOn }
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
