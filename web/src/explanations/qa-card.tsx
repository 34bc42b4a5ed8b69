import { type QaEntry, unsureWords } from '@tessera/contract'
import { whereOf } from '@tessera/engine'
import { Icon } from '../ui/icon.tsx'
import { VerdictMark } from '../ui/verdict-mark.tsx'
import { Begun, ClaimText } from './claim-text.tsx'
import { ClaimWords } from './claim-words.tsx'
import { engineLine } from './counts.ts'
import { DeleteQuestion } from './delete-question.tsx'
import { type NamedClaim, namedAnswer } from './named-claims.ts'
import { usePanel } from './panel-context.ts'
import { targetOf } from './quote-around.ts'
import { Searched } from './searched.tsx'
import { whatWasRead, whyEmpty } from './what-was-read.ts'
import { Withheld } from './withheld.tsx'

/** A question with its answer, or with the reason why there is none. */
export function QaCard({ entry }: { entry: QaEntry }) {
  return (
    <article className={entry.refused ? 'qa qa--refused' : 'qa'} aria-label={entry.question}>
      <div className="qa__head">
        <p className="qa__q">{entry.question}</p>
        <DeleteQuestion entry={entry} />
      </div>
      {entry.refused ? <Refusal entry={entry} /> : <AnswerView entry={entry} />}
      {(entry.engine !== 'embedded' || entry.note !== undefined) && (
        <p className="qa__by">
          {entry.note} {entry.engine !== 'embedded' && engineLine(entry)}
        </p>
      )}
      {entry.withheld.length > 0 && <Withheld claims={entry.withheld} />}
    </article>
  )
}

/** The sentence that answers, and below it those that support it, each with its own passage. */
function AnswerView({ entry }: { entry: QaEntry }) {
  const { jump } = usePanel()
  const [first, ...support] = namedAnswer(entry)
  const { citations } = entry
  const unsure = unsureWords(entry)
  return (
    <>
      {entry.premise !== undefined && (
        <p className="qa__premise" role="note">
          {entry.premise}
        </p>
      )}
      {unsure !== null && (
        <p className="qa__premise" role="note">
          {unsure}
        </p>
      )}
      {first ? (
        <AnswerClaim named={first} number={1} isLead />
      ) : (
        <>
          <p className="qa__a">{entry.answer}</p>
          {citations.length > 0 && (
            <div className="qa__meta">
              <JumpToEvidence onClick={() => jump({ spans: citations, kind: 'answers' })} />
            </div>
          )}
        </>
      )}
      {support.length > 0 && (
        <>
          <h4 className="lab">Also in the paper</h4>
          {support.map((named, index) => (
            <AnswerClaim key={named.id} named={named} number={index + 2} />
          ))}
        </>
      )}
    </>
  )
}

/** One sentence of an answer; its number is that of its own passage. */
function AnswerClaim({
  named,
  number,
  isLead = false,
}: {
  named: NamedClaim
  number: number
  isLead?: boolean
}) {
  const { document, jump } = usePanel()
  const { id, claim } = named
  const span = claim.spans[0]
  const where = span ? whereOf(document, span) : ''
  return (
    <div
      className={isLead ? 'qa__claim' : 'qa__claim qa__claim--also'}
      id={`claim-${id}`}
      data-c={id}
    >
      <ClaimText named={named} className="qa__a">
        <Begun claim={claim} />
        {/* No line breaks here: a number stays with the last word. */}
        {span && '\u00a0'}
        {span && (
          <span className="cite">
            <span className="sr-only">passage</span> {number}
          </span>
        )}
      </ClaimText>
      <div className="qa__meta">
        <VerdictMark kind={claim.verdict.kind} />
        {where && <span>{where}</span>}
        {isLead && span && <JumpToEvidence onClick={() => jump(targetOf(document, named))} />}
      </div>
    </div>
  )
}

function JumpToEvidence({ onClick }: { onClick: () => void }) {
  return (
    <button className="claim__act qa__jump" type="button" onClick={onClick}>
      <Icon name="jump" />
      Jump to evidence
    </button>
  )
}

/** A refusal is an answer too: the reason, the nearest passages, and what was searched. */
function Refusal({ entry }: { entry: QaEntry }) {
  const tools = usePanel()
  const { document, jump } = tools
  const read = whatWasRead(entry.engine, tools)
  return (
    <>
      <p className="qa__a">
        {entry.answer.startsWith('Not answered')
          ? entry.answer
          : `Not answered. ${entry.reason ?? entry.answer}`}
      </p>
      {entry.nearest.map((passage) => (
        <blockquote className="near" key={passage.id}>
          <span className="near__label">Nearest passage{where(whereOf(document, passage))}</span>
          <ClaimWords claim={{ text: passage.quote, spans: [passage] }} />{' '}
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
      {entry.nearest.length === 0 && read.kind !== 'nothing' && (
        <p className="near near--none">
          {whyEmpty(read, {
            paper: 'No passage of this paper comes near the question.',
            abstract: 'No sentence of the abstract comes near the question.',
          })}
        </p>
      )}
      <div className="qa__meta">
        <span className="verdict" data-verdict="unverified">
          {read.kind === 'nothing' ? 'Not read' : 'No evidence'}
        </span>
        {read.kind !== 'nothing' && <Searched headings={entry.searched} />}
      </div>
    </>
  )
}

const where = (place: string) => (place === '' ? '' : `, ${place}`)
