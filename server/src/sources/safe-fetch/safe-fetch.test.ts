import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FetchError, type FetchErrorKind } from './fetch-error.ts'
import { createFetchFile } from './fetch-file.ts'
import { forbiddenAddresses } from './forbidden-addresses.fixture.ts'
import { createSafeFetch, type FetchLimits, type SafeFetchOptions } from './safe-fetch.ts'

const aPublicAddress = '93.184.216.34'
/** Longer than a test may take. */
const never = 600_000
const closers: (() => Promise<unknown> | unknown)[] = []
let canary: Awaited<ReturnType<typeof listen>>

/** A server on all addresses of this machine that counts connections and requests. */
async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const seen = { connections: 0, requests: [] as IncomingMessage[] }
  const server = createServer((request, response) => {
    seen.requests.push(request)
    answer(request, response)
  })
  server.on('connection', () => {
    seen.connections += 1
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { seen, port: (server.address() as AddressInfo).port }
}

beforeEach(async () => {
  canary = await listen((_request, response) => response.end('secret'))
})

afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

function fetchWith(options: Partial<SafeFetchOptions>) {
  const { safeFetch, close } = createSafeFetch({
    trusted: [],
    userAgent: 'Tessera/test',
    ...options,
  })
  closers.push(close)
  return (url: string, limits: Partial<FetchLimits> = {}) =>
    safeFetch(url, {
      maxBytes: 1_000_000,
      deadlineMs: 20_000,
      isOwn: true,
      signal: new AbortController().signal,
      ...limits,
    })
}

async function kindOf(fetching: Promise<unknown>): Promise<FetchErrorKind | 'answered'> {
  try {
    await fetching
    return 'answered'
  } catch (error) {
    if (error instanceof FetchError) return error.kind
    throw error
  }
}

/** Stands for the internet: a public address is reached on loopback, and the socket says it is there. */
function dialAsPublic(port: number, dialled: string[] = []): NonNullable<SafeFetchOptions['dial']> {
  return (addresses) => {
    dialled.push(...addresses)
    const socket = connect({ host: '127.0.0.1', port })
    Object.defineProperty(socket, 'remoteAddress', { value: addresses[0] })
    return socket
  }
}

describe('no address leads inwards (T20)', () => {
  const resolve = async (name: string) => {
    if (name === 'mixed.example.org') return [aPublicAddress, '127.0.0.1']
    return name.includes('ip6') ? ['::1'] : ['127.0.0.1']
  }

  test('every form is refused before a connection begins', async () => {
    const addresses = forbiddenAddresses(canary.port)
    expect(new Set(addresses).size).toBeGreaterThanOrEqual(300)
    const visit = fetchWith({ resolve, ports: [80, 443, canary.port] })
    const outcomes: string[] = []
    for (const address of addresses)
      outcomes.push(`${await kindOf(visit(address))} ${JSON.stringify(address)}`)
    expect(outcomes.filter((outcome) => !outcome.startsWith('forbidden'))).toEqual([])
    expect(canary.seen.connections).toBe(0)
  })

  test('the canary would sing: it answers what is asked below a trusted base', async () => {
    const origin = `http://127.0.0.1:${canary.port}`
    const visit = fetchWith({ trusted: [`${origin}/base`] })
    expect(new TextDecoder().decode((await visit(`${origin}/base/x`)).body)).toBe('secret')
    expect(await kindOf(visit(`http://localhost:${canary.port}/base/x`))).toBe('forbidden')
    expect(canary.seen.connections).toBe(1)
  })

  test('its origin alone helps no other path, and its base nobody else', async () => {
    const origin = `http://127.0.0.1:${canary.port}`
    const visit = fetchWith({ trusted: [`${origin}/base`], ports: [canary.port] })
    await visit(`${origin}/base/x`)
    for (const path of ['/x', '/', '/basement', '/base/../x', '/base/%2e%2e/x'])
      expect([path, await kindOf(visit(origin + path))]).toEqual([path, 'forbidden'])
    expect(await kindOf(visit(`${origin}/base/x`, { isOwn: false }))).toBe('forbidden')
    expect(canary.seen.requests.map(({ url }) => url)).toEqual(['/base/x'])
  })

  test('a connection made for an address of ours serves no stranger’s', async () => {
    const base = `http://mirror.example.org:${canary.port}`
    const visit = fetchWith({ resolve, trusted: [base], ports: [canary.port] })
    await visit(`${base}/x`)
    expect(await kindOf(visit(`${base}/x`, { isOwn: false }))).toBe('forbidden')
  })

  test('a trusted upstream redirects below its own base, and nowhere else inwards', async () => {
    const upstream = await listen((request, response) => {
      const to = request.url === '/base/moved' ? '/base/here' : '/secret'
      if (request.url === '/base/here') response.end('here')
      else response.writeHead(302, { location: to }).end()
    })
    const base = `http://127.0.0.1:${upstream.port}/base`
    const visit = fetchWith({ trusted: [base] })
    expect((await visit(`${base}/moved`)).url).toBe(`${base}/here`)
    expect(await kindOf(visit(`${base}/leads-out`))).toBe('forbidden')
    expect(upstream.seen.requests.map(({ url }) => url)).not.toContain('/secret')
  })

  test('every form is refused as a redirect too, by each status', async () => {
    const addresses = forbiddenAddresses(canary.port).filter((address) =>
      /^[\x21-\x7e]+$/.test(address),
    )
    let next = 0
    const redirector = await listen((request, response) => {
      const path = request.url ?? ''
      const location = addresses[Number(path.slice(1))]
      response.writeHead([301, 302, 303, 307, 308][next++ % 5] ?? 302, { location }).end()
    })
    const visit = fetchWith({
      resolve: async (name) => (name === 'start.example.org' ? [aPublicAddress] : resolve(name)),
      ports: [80, canary.port],
      dial: dialAsPublic(redirector.port),
    })
    const outcomes: string[] = []
    // Without a scheme or a host the address is a path of the redirector, and that is right.
    for (const [index, address] of addresses.entries())
      if (/^(http:\/[/\\]|(?!http:)[a-z-]+:|\/\/)/i.test(address))
        outcomes.push(`${await kindOf(visit(`http://start.example.org/${index}`))} ${address}`)
    expect(outcomes.length).toBeGreaterThanOrEqual(250)
    expect(outcomes.filter((outcome) => !outcome.startsWith('forbidden'))).toEqual([])
    expect(canary.seen.connections).toBe(0)
  })

  test('a name that flips is resolved once per connection, and only checked answers are dialled', async () => {
    let asked = 0
    const dialled: string[] = []
    const outside = await listen((_request, response) => {
      response.writeHead(200, { connection: 'close' }).end('public')
    })
    const visit = fetchWith({
      resolve: async () => [asked++ % 2 === 0 ? aPublicAddress : '127.0.0.1'],
      dial: dialAsPublic(outside.port, dialled),
    })
    const kinds: string[] = []
    for (let round = 0; round < 20; round++)
      kinds.push(await kindOf(visit(`http://flip.example.org/${round}`)))
    expect(new Set(dialled)).toEqual(new Set([aPublicAddress]))
    expect(asked).toBe(20)
    expect(kinds.filter((kind) => kind === 'answered')).toHaveLength(10)
    expect(kinds.filter((kind) => kind === 'forbidden')).toHaveLength(10)
    expect(canary.seen.connections).toBe(0)
  })

  test('a connection that ends up elsewhere is dropped before a request is written', async () => {
    const visit = fetchWith({
      resolve: async () => [aPublicAddress],
      dial: () => connect({ host: '127.0.0.1', port: canary.port }),
    })
    expect(await kindOf(visit('http://papers.example.org/'))).toBe('forbidden')
    expect(await kindOf(visit('https://papers.example.org/'))).toBe('forbidden')
    expect(canary.seen.requests).toEqual([])
  })
})

test('a connection that ends before any answer did not break in the middle of one', async () => {
  const server = await listen((request) => request.socket.destroy())
  const base = `http://127.0.0.1:${server.port}`
  expect(await kindOf(fetchWith({ trusted: [base] })(base))).toBe('closed')
})

describe('redirects', () => {
  test('five are followed, a sixth is not', async () => {
    const server = await listen((request, response) => {
      const left = Number((request.url ?? '').slice(1))
      if (left === 0) response.end('there')
      else response.writeHead(302, { location: `/${left - 1}` }).end()
    })
    const base = `http://127.0.0.1:${server.port}`
    const visit = fetchWith({ trusted: [base] })
    expect((await visit(`${base}/5`)).url).toBe(`${base}/0`)
    expect(await kindOf(visit(`${base}/6`))).toBe('broken')
  })

  test('a key in a header does not follow to another origin', async () => {
    const other = await listen((_request, response) => response.end('other'))
    const server = await listen((_request, response) => {
      response.writeHead(302, { location: `http://${aPublicAddress}:${other.port}/` }).end()
    })
    const visit = fetchWith({
      trusted: [`http://127.0.0.1:${server.port}`],
      ports: [other.port],
      dial: (addresses, port) => dialAsPublic(port)(addresses, port),
    })
    await visit(`http://127.0.0.1:${server.port}/`, {
      headers: { 'x-api-key': 'k', authorization: 'Bearer k', accept: 'text/html' },
    })
    expect(server.seen.requests[0]?.headers['x-api-key']).toBe('k')
    const { headers } = other.seen.requests[0] ?? {}
    expect(headers).toMatchObject({ accept: 'text/html', 'user-agent': 'Tessera/test' })
    expect(headers).not.toHaveProperty('x-api-key')
    expect(headers).not.toHaveProperty('authorization')
  })
})

describe('deadlines cover the body', () => {
  test('a dripping file ends at the deadline, and when the caller leaves', async () => {
    const server = await listen((_request, response) => {
      const drip = setInterval(() => response.write('.'), 10)
      response.on('close', () => clearInterval(drip))
    })
    const base = `http://127.0.0.1:${server.port}`
    const visit = fetchWith({ trusted: [base] })
    expect(await kindOf(visit(base, { deadlineMs: 120 }))).toBe('timeout')
    expect(await kindOf(visit(base, { signal: AbortSignal.timeout(60) }))).toBe('cancelled')
  })

  test('headers that never come end long before the deadline', async () => {
    const server = await listen(() => {})
    const base = `http://127.0.0.1:${server.port}`
    const visit = fetchWith({ trusted: [base] })
    expect(await kindOf(visit(base, { headersMs: 60, deadlineMs: never }))).toBe('timeout')
  })

  test('a TLS handshake that never comes ends at the time for connecting', async () => {
    const silent = createTcpServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    closers.push(() => silent.close())
    const base = `https://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const visit = fetchWith({ trusted: [base], connectMs: 100 })
    expect(await kindOf(visit(base, { deadlineMs: never }))).toBe('timeout')
  })
})

test('a server that cannot prove who it is counts as unreachable', async () => {
  const base = `https://127.0.0.1:${canary.port}`
  const visit = fetchWith({ trusted: [base] })
  expect(await kindOf(visit(base))).toBe('unreachable')
  expect(canary.seen.requests).toEqual([])
})

describe('files', () => {
  test('a file comes with its type, anything but 200 is refused with its status', async () => {
    const server = await listen((request, response) => {
      if (request.url === '/paper.pdf')
        response.writeHead(200, { 'content-type': 'Application/PDF; q=1' }).end('%PDF-1.7')
      else response.writeHead(404).end()
    })
    const base = `http://127.0.0.1:${server.port}`
    const { safeFetch, close } = createSafeFetch({ trusted: [base], userAgent: 'Tessera/test' })
    closers.push(close)
    const fetchFile = createFetchFile(safeFetch)
    const signal = new AbortController().signal
    const own = { signal, isOwn: true }
    const file = await fetchFile(`${base}/paper.pdf`, own)
    expect(file).toMatchObject({ contentType: 'application/pdf', url: `${base}/paper.pdf` })
    expect(new TextDecoder().decode(file.bytes)).toBe('%PDF-1.7')
    await expect(fetchFile(`${base}/none.pdf`, own)).rejects.toMatchObject({ status: 404 })
    await expect(fetchFile(`${base}/paper.pdf`, { ...own, maxBytes: 4 })).rejects.toMatchObject({
      kind: 'too-large',
    })
  })
})

test('an answer that arrived while this process was busy is read, however late', async () => {
  const headersMs = 1_000
  const begun = performance.now()
  const { port } = await listen((_request, response) => {
    response.end('in time')
    while (performance.now() < begun + headersMs * 1.2);
  })
  const url = `http://127.0.0.1:${port}/`
  const { body } = await fetchWith({ trusted: [url] })(url, { headersMs })
  expect(Buffer.from(body).toString()).toBe('in time')
})
