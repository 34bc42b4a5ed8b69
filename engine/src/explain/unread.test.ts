import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import type { PaperDocument } from '../document/paper-document.ts'
import { answer } from './answer.ts'
import { explain } from './explain.ts'

const unread: PaperDocument = {
  ...documentFromSections({
    title: 'دراسة عن النحل',
    sections: [
      { heading: 'مقدمة', paragraphs: ['ندرس النحل في أربعين حديقة صغيرة خلال صيف واحد.'] },
    ],
  }),
  language: 'ar',
}

test('of a text in another language nothing is said to be absent: it was not read', async () => {
  const { replicationChecklist, tldr } = await explain(unread)
  expect(tldr).toEqual([])
  for (const { status, searched, text } of replicationChecklist) {
    expect(status).toBe('not-read')
    expect(searched).toEqual([])
    expect(text).toContain('was not searched')
  }
})

test.each(['ما هي النتائج؟', 'How many gardens were there?'])(
  'a question is refused because the text was not read: %s',
  async (question) => {
    const given = await answer(unread, question)
    expect(given).toMatchObject({ refused: true, nearest: [], searched: [] })
    expect(given.reason).toContain('not in English')
    expect(given.reason).not.toContain('does not occur')
  },
)
