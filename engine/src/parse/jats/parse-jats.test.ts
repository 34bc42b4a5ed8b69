import { describeParser } from '../parser-suite.fixture.ts'
import { sampleJats } from '../sample-paper.fixture.ts'
import { parseJats } from './parse-jats.ts'

describeParser('JATS', () => parseJats(sampleJats), {
  except: { 'hidden text': 'XML has no styles that could hide words' },
})

describeParser(
  'JATS wrapped by OAI-PMH',
  () =>
    parseJats(
      `<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><GetRecord><record><metadata>${sampleJats
        .replace(/^[\s\S]*?(?=<article )/, '')
        .replace(
          '<article ',
          '<article xmlns="https://jats.nlm.nih.gov/ns" ',
        )}</metadata></record></GetRecord></OAI-PMH>`,
    ),
  { except: { 'hidden text': 'XML has no styles that could hide words' } },
)
