import type { SearchEvent } from '@tessera/contract'
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** A stream of server-sent events as the browser gives it to the page; the test says what comes. */
export interface FakeStream {
  readonly address: string
  isClosed: boolean
  say(event: SearchEvent): Promise<void>
  /** The connection is lost. */
  breakOff(): Promise<void>
}

/** Puts streams in the place of the browser's own. @returns those that the page has opened */
export function fakeStreams(): FakeStream[] {
  const streams: FakeStream[] = []
  class Stream extends EventTarget implements FakeStream {
    readonly address: string
    isClosed = false
    onerror: (() => void) | null = null
    constructor(address: string) {
      super()
      this.address = address
      streams.push(this)
    }
    close() {
      this.isClosed = true
    }
    say({ event, data }: SearchEvent) {
      const message = new MessageEvent(event, { data: JSON.stringify(data) })
      return settled(() => this.isClosed || this.dispatchEvent(message))
    }
    breakOff() {
      return settled(() => this.onerror?.())
    }
  }
  vi.stubGlobal('EventSource', Stream)
  return streams
}

/** Queries tell the page of news in a task of its own. */
const settled = (happens: () => void) =>
  act(async () => {
    happens()
    await new Promise((resolve) => setTimeout(resolve))
  })
