import { expect, test } from 'vitest'
import { z } from 'zod'
import { readEvents } from './read-events.ts'

const schema = z.object({ event: z.literal('claim'), data: z.string() })

/** A response that comes in these pieces. */
function streamed(...pieces: string[]): Response {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece))
  return new Response(
    new ReadableStream({
      pull(controller) {
        const next = bytes.shift()
        if (next) controller.enqueue(next)
        else controller.close()
      },
    }),
  )
}

async function dataOf(response: Response): Promise<string[]> {
  const found: string[] = []
  for await (const { data } of readEvents(response, schema)) found.push(data)
  return found
}

test('events are read wherever the pieces are cut; heartbeats and unknown events are left out', async () => {
  const whole =
    ':\n\nevent: claim\ndata: "é one"\n\nevent: other\ndata: 1\n\nevent: claim\ndata: "two"\n\n'
  for (const at of [1, 20, 27, 40, 60])
    expect(await dataOf(streamed(whole.slice(0, at), whole.slice(at)))).toEqual(['é one', 'two'])
})

test('half an event at the end is none', async () => {
  expect(await dataOf(streamed('event: claim\ndata: "one"\n\nevent: claim\ndata: "tw'))).toEqual([
    'one',
  ])
})

test('a refusal is thrown in the server’s words', async () => {
  const refused = new Response('{"error":"Wait a moment.","code":"busy","requestId":"r"}', {
    status: 503,
  })
  await expect(dataOf(refused)).rejects.toThrow()
})
