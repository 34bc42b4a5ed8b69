import { describe, expect, it } from 'vitest'
import { evidenceHash, permalink, readEvidenceLink } from './evidence-link.ts'

describe('an evidence link', () => {
  it('goes out and comes back as the same span', () => {
    const span = { start: 1316, end: 1421 }
    expect(readEvidenceLink(evidenceHash(span), 2000)).toEqual({ kind: 'passage', span })
  })

  it('may end exactly where the text ends', () => {
    expect(readEvidenceLink('#e=0-10', 10).kind).toBe('passage')
  })

  it.each(['#e=0-11', '#e=5-5', '#e=7-3', '#e=1-', '#e=-4-9', '#e=1e3-2e3', '#e=0-99999999999'])(
    'says that %s is outside and moves nothing',
    (hash) => {
      const link = readEvidenceLink(hash, 10)
      expect(link.kind).toBe('outside')
      expect(link.kind === 'outside' && link.message).toMatch(/\.$/)
    },
  )

  it('leaves other hashes alone', () => {
    expect(readEvidenceLink('#s3', 10)).toEqual({ kind: 'none' })
    expect(readEvidenceLink('', 10)).toEqual({ kind: 'none' })
  })

  it('names the version of the text that its offsets belong to', () => {
    expect(
      permalink('https://t.example', 'a b', { span: { start: 1, end: 2 }, documentId: 'd1' }),
    ).toBe('https://t.example/paper/a%20b?v=d1#e=1-2')
    expect(permalink('https://t.example', 'x')).toBe('https://t.example/paper/x')
  })
})
