import { describeParser } from '../parser-suite.fixture.ts'
import { sampleHtml, sampleLatexml } from '../sample-paper.fixture.ts'
import { parseHtml } from './parse-html.ts'

describeParser('plain semantic HTML', () =>
  parseHtml(sampleHtml, 'https://example.org/papers/tides'),
)
describeParser('LaTeXML', () => parseHtml(sampleLatexml, 'https://example.org/html/1'))
