import { Link } from '@tanstack/react-router'
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { evidenceKindOf } from '../ui/evidence-kind.ts'
import { Kbd } from '../ui/kbd.tsx'
import { useShortcut } from '../ui/shortcuts.ts'
import { Switch } from '../ui/switch.tsx'
import { VerdictMark } from '../ui/verdict-mark.tsx'
import { EvidenceThreads } from './evidence-threads.tsx'
import type { Sample, SampleClaim } from './sample.ts'

/** What a section of an explanation is called. */
const sectionNames: Record<string, string> = {
  tldr: 'TL;DR',
  whatsNew: "What's New?",
  methods: 'Methods',
  results: 'Results',
  limitations: 'Limitations',
}

const tipMs = 4000
const tipStorageKey = 'tip-e'

/** An abstract beside its claims. Pointing at either lights both, by style sheet alone; E hides the highlights. */
export function EvidenceMap({ sample }: { sample: Sample }) {
  const [hasHighlights, setHasHighlights] = useState(true)
  const map = useRef<HTMLDivElement>(null)
  const isTipShown = useOneTimeTip(map)
  useShortcut('e', () => setHasHighlights(!hasHighlights))
  return (
    <div className="map" ref={map}>
      <div className="map__bar">
        <h2>Live evidence map</h2>
        <p>Hover a claim to find its passage, or a passage to find its claim.</p>
        <span className="map__switch">
          <Switch isOn={hasHighlights} onChange={setHasHighlights} id="hl-toggle" keyShortcut="E">
            Highlights <span className="on">On</span>
            <span className="off">Off</span>
          </Switch>
          <span aria-hidden="true">
            <Kbd>E</Kbd>
          </span>
          <span className={`tooltip map__tip${isTipShown ? ' is-shown' : ''}`} role="status">
            {isTipShown && (
              <>
                Press <Kbd>E</Kbd> to toggle highlights
              </>
            )}
          </span>
        </span>
      </div>
      <div className="map__body">
        <Abstract sample={sample} />
        <Claims sample={sample} />
        <EvidenceThreads map={map} />
      </div>
    </div>
  )
}

function Abstract({ sample }: { sample: Sample }) {
  const { title, byline, abstract, claims, paperId, claimCount } = sample
  const pieces = claims.map((claim, index) => ({
    before: abstract.slice(claims[index - 1]?.end ?? 0, claim.start),
    claim,
    number: index + 1,
  }))
  return (
    <div className="map__text">
      <h3>{title}</h3>
      <p className="map__by">{byline}</p>
      <p className="abstract">
        {pieces.map(({ before, claim, number }) => (
          <span key={number}>
            {before}
            <a
              className="hl"
              data-ev={evidenceKindOf(claim.section)}
              data-c={number}
              id={`p${number}`}
              href={`#c${number}`}
              onClick={stayWhenInView}
            >
              {abstract.slice(claim.start, claim.end)}
            </a>
          </span>
        ))}
        {abstract.slice(claims.at(-1)?.end ?? 0)}
      </p>
      <p className="map__more">
        <Link className="link" to="/paper/$" params={{ _splat: paperId }}>
          Read the whole paper with its {claimCount} claims
        </Link>
      </p>
    </div>
  )
}

function Claims({ sample: { claims, withheld } }: { sample: Sample }) {
  return (
    <ul className="map__claims" aria-label="Claims">
      {claims.map((claim, index) => (
        <Claim key={claim.start} claim={claim} number={index + 1} />
      ))}
      {withheld && (
        <li className="claim claim--withheld" data-ev={evidenceKindOf(withheld.section)}>
          <div className="claim__head">
            <span>Withheld</span>
            <VerdictMark kind="unverified" />
          </div>
          <p className="claim__text">
            <s>{withheld.text}</s>
          </p>
          <p className="claim__why">{withheld.why}</p>
        </li>
      )}
    </ul>
  )
}

function Claim({ claim, number }: { claim: SampleClaim; number: number }) {
  return (
    <li className="claim" data-ev={evidenceKindOf(claim.section)} data-c={number} id={`c${number}`}>
      <div className="claim__head">
        <span>{sectionNames[claim.section] ?? claim.section}</span>
        <VerdictMark kind={claim.verdict} />
      </div>
      <p className="claim__text">
        <a href={`#p${number}`} onClick={stayWhenInView}>
          {claim.text}
        </a>
      </p>
    </li>
  )
}

const headerHeightPx = 60

/** The page stays where it is when what the link leads to can be seen already. */
function stayWhenInView(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.querySelector(event.currentTarget.hash)?.getBoundingClientRect()
  if (target && target.top > headerHeightPx && target.bottom < innerHeight) event.preventDefault()
}

/** True for 4 s, once per browser, when the map first comes into view. */
function useOneTimeTip(map: RefObject<HTMLElement | null>): boolean {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!map.current || localStorage.getItem(tipStorageKey)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        localStorage.setItem(tipStorageKey, '1')
        setIsShown(true)
        timer = setTimeout(() => setIsShown(false), tipMs)
      },
      { rootMargin: '0px 0px -10% 0px' },
    )
    observer.observe(map.current)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [map])
  return isShown
}
