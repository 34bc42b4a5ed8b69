import { stopWords } from '../../text/tokens.ts'
import { plainWords } from './faint-cues.ts'

/** Words that questions are made of, which a paper need not have. */
export const ofQuestions: readonly string[] =
  `what which where when whose does many much about between limitation limitations weaknesses result
  results finding findings method methods conclusion conclusions contribution contributions funding funded hypothesis
  participants patients dataset datasets data sample significant significance difference differences compare compared
  comparison increase increased decrease decreased effect effects affect cause causes reason reasons measure measured
  measurement performance accuracy evaluate evaluated evaluation experiment experiments propose proposed
  purpose objective main future definition treatment analysis statistical available availability predict introduce
  researchers happens happened confirm authors trying`
    .split(/\s+/)
    .concat([...stopWords], plainWords)
