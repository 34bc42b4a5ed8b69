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

test('a footnote in another language is no summary', async () => {
  const paper = {
    ...documentFromSections({
      title: '보험약관',
      sections: [
        {
          heading: '서론',
          paragraphs: [
            '7) 제5조(약관의 해석) 약관은 신의성실의 원칙에 따라 공정하게 해석되어야 하며 다르게 해석되어서는 아니 된다. 그러하다.',
          ],
        },
      ],
    }),
    language: 'ko',
  }
  const { tldr, whatsNew, methods, results, limitations } = await explain(paper)
  expect([tldr, whatsNew, methods, results, limitations].flat()).toEqual([])
})
