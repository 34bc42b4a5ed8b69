import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { answer } from './answer/answer.ts'
import { explain } from './explain.ts'
import { analyzeFigures } from './figures/figures.ts'
import { analyzeMath } from './figures/math.ts'
import { sentenceRoles } from './roles/sentence-roles.ts'
import { analyzeResults } from './summary/results.ts'
import { beePaper } from './text/paper.fixture.ts'

async function fingerprint(): Promise<string> {
  const paper = beePaper()
  const all = [
    await explain(paper),
    await answer(paper, 'How many gardens were recruited?'),
    await answer(paper, 'What did the patients eat?'),
    await analyzeResults(paper),
    await analyzeFigures(paper),
    await analyzeMath(paper),
    sentenceRoles(paper),
  ]
  return createHash('sha256').update(JSON.stringify(all)).digest('hex')
}

test('a hundred runs give the same bytes', async () => {
  const first = await fingerprint()
  for (let run = 1; run < 100; run++) expect(await fingerprint()).toBe(first)
})
