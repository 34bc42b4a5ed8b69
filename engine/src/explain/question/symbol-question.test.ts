import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { slice } from '../../text/span.ts'
import { readSentences } from '../text/sentence.ts'
import { symbolDefinitions } from './symbol-question.ts'

function told(question: string): string[] {
  const builder = documentBuilder('html', '1')
  builder.section({ heading: 'Method', level: 1 })
  builder.add('paragraph', [
    { text: 'Here ' },
    { text: 'n', marks: [{ kind: 'italic' }] },
    { text: ' denotes the number of hives.' },
  ])
  const document = builder.finish({ title: 'T', authors: [] })
  return symbolDefinitions(document, readSentences(document), question).map((span) =>
    slice(document.text, span),
  )
}

test('a symbol is asked for in its own case', () => {
  expect(told('What does n stand for?')).toEqual(['Here n denotes the number of hives.'])
  expect(told('What does N stand for?')).toEqual([])
})
