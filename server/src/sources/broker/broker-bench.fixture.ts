import { expect } from 'vitest'
import { SourceError, type SourceProblem } from '../source.ts'
import { type Broker, type BrokerEvent, type BrokerOptions, createBroker } from './broker.ts'
import { createFakeClock, type FakeClock } from './fake-clock.fixture.ts'
import { type FaultyUpstream, goodBody, startFaultyUpstream } from './faulty-upstream.fixture.ts'
import type { Policy } from './policy.ts'

/** What the good answer is read as. */
export const title = 'On the [good] answer'

const policy: Policy = {
  lanes: { all: { requests: 100, perMs: 1_000, burst: 100, concurrency: 6 } },
  deadlineMs: 6_000,
  headersMs: 3_000,
  maxWaitMs: 10_000,
  pauseMs: 30_000,
}

type Asked = Partial<Parameters<Broker['ask']>[0]>

export interface Bench {
  readonly upstream: FaultyUpstream
  /** Stands at 2026-03-01T12:00:00Z. */
  readonly clock: FakeClock
  readonly events: BrokerEvent[]
  /** A broker that knows Crossref and OpenAlex by one generous policy. */
  brokerWith(more?: Partial<Policy>, options?: Partial<BrokerOptions>): Broker
  askFor(
    broker: Broker,
    path?: string,
    asked?: Asked,
  ): Promise<{ value: string; at: string } | null>
  /** Answers with these statuses in turn, the last one for ever. */
  answerWith(...answers: { status: number; headers?: Record<string, string> }[]): void
  close(): Promise<void>
}

/** A broker with a source on loopback behind it. */
export async function startBench(): Promise<Bench> {
  const upstream = await startFaultyUpstream()
  const clock = createFakeClock()
  const brokers: Broker[] = []
  const events: BrokerEvent[] = []
  return {
    upstream,
    clock,
    events,
    brokerWith(more = {}, options = {}) {
      const broker = createBroker({
        version: '1.2.3',
        publicUrl: 'https://papers.example',
        contactEmail: 'library@papers.example',
        trusted: [upstream.url],
        policies: { Crossref: { ...policy, ...more }, OpenAlex: policy },
        clock,
        random: () => 0.5,
        report: (event) => events.push(event),
        ...options,
      })
      brokers.push(broker)
      return broker
    },
    askFor: (broker, path = '/works/1', asked = {}) =>
      broker.ask({
        source: 'Crossref',
        url: `${upstream.url}${path}`,
        signal: new AbortController().signal,
        ...asked,
        read: readTitle,
      }),
    answerWith(...answers) {
      upstream.answer = (_request, response) => {
        const next = answers.length > 1 ? answers.shift() : answers[0]
        response.writeHead(next?.status ?? 200, next?.headers)
        response.end(next?.status === 200 ? goodBody : '')
        return true
      }
    },
    async close() {
      await Promise.all(brokers.map((broker) => broker.close()))
      await upstream.close()
    },
  }
}

export const readTitle = (body: Uint8Array) =>
  (JSON.parse(new TextDecoder().decode(body)) as { title: string }).title

/** What the reader is told instead of an answer. */
export async function problemOf(answer: Promise<unknown>): Promise<SourceProblem> {
  const error = await answer.then(
    (value) => expect.unreachable(`answered ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  )
  if (!(error instanceof SourceError)) throw error
  return error.problem
}
