import type { QaEntry } from '@tessera/contract'
import { Icon } from '../ui/icon.tsx'
import { VerdictMark } from '../ui/verdict-mark.tsx'
import { Searched } from './checklist.tsx'
import { type NamedClaim, namedAnswer } from './named-claims.ts'
import { usePanel } from './panel-context.ts'
import { whereOf } from './quote-around.ts'

/** A question with its answer, or with the reason why there is none. */
export function QaCard({ entry }: { entry: QaEntry }) {
  return (
    <article className={entry.refused ? 'qa qa--refused' : 'qa'} aria-label={entry.question}>
      <p className="qa__q">{entry.question}</p>
      {entry.refused ? <Refusal entry={entry} /> : <AnswerView entry={entry} />}
    </article>
  )
}

function AnswerView({ entry }: { entry: QaEntry }) {
  const { document, jump } = usePanel()
  const claims = namedAnswer(entry)
  const first = claims[0]
  const target = (named: NamedClaim) => ({
    spans: named.claim.spans,
    kind: named.kind,
    claim: named.id,
    where: named.claim.spans[0] ? whereOf(document, named.claim.spans[0]) : '',
  })
  const cited = claims.filter(({ claim }) => claim.spans.length > 0)
  return (
    <>
      {entry.premise !== undefined && (
        <p className="qa__premise" role="note">
          {entry.premise}
        </p>
      )}
      <p className="qa__a">
        {entry.answer}
        {cited.map((named, index) => (
          <button
            key={named.id}
            id={`claim-${named.id}`}
            className="cite"
            type="button"
            data-c={named.id}
            aria-label={`Passage ${index + 1}`}
            onClick={() => jump(target(named))}
          >
            {index + 1}
          </button>
        ))}
      </p>
      <div className="qa__meta">
        {first && <VerdictMark kind={first.claim.verdict.kind} />}
        {first?.claim.spans[0] && <span>{whereOf(document, first.claim.spans[0])}</span>}
        <JumpToEvidence
          onClick={
            cited[0]
              ? () => jump(target(cited[0] as NamedClaim))
              : entry.citations[0]
                ? () => jump({ spans: entry.citations, kind: 'answers' })
                : null
          }
        />
      </div>
    </>
  )
}

function JumpToEvidence({ onClick }: { onClick: (() => void) | null }) {
  if (!onClick) return null
  return (
    <button className="claim__act qa__jump" type="button" onClick={onClick}>
      <Icon name="jump" />
      Jump to evidence
    </button>
  )
}

/** A refusal is an answer too: the reason, the nearest passages, and what was searched. */
function Refusal({ entry }: { entry: QaEntry }) {
  const { document, jump } = usePanel()
  return (
    <>
      <p className="qa__a">
        {entry.answer.startsWith('Not answered')
          ? entry.answer
          : `Not answered. ${entry.reason ?? entry.answer}`}
      </p>
      {entry.nearest.map((passage) => (
        <blockquote className="near" key={passage.id}>
          <span>Nearest passage{where(whereOf(document, passage))}</span>
          {passage.quote}{' '}
          <button
            className="claim__act"
            type="button"
            onClick={() =>
              jump({ spans: [passage], kind: 'answers', where: whereOf(document, passage) })
            }
          >
            <Icon name="jump" />
            Jump
          </button>
        </blockquote>
      ))}
      <div className="qa__meta">
        <span className="verdict" data-verdict="unverified">
          No evidence
        </span>
        <Searched headings={entry.searched} />
      </div>
    </>
  )
}

const where = (place: string) => (place === '' ? '' : `, ${place}`)
