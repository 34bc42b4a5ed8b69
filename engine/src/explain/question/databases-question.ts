import type { Span } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'
import { isStatement } from '../text/statement.ts'
import { topicStems } from '../text/words.ts'

const asks =
  /^\W*(?:which|what) (?:[\p{L}-]+ ){0,2}(?:databases?|search engines?|digital librar(?:y|ies))\b.*\b(?:search|quer(?:y|ied)|consult|us(?:e|ed)\b|look)/iu
/** What such a question is made of; any other word asks for another kind of database. */
const usual = new Set(
  topicStems(
    `database search engine digital library bibliographic literature electronic online medical query queried consult
    use used look author review reviewer study studies paper article publication record identify find source`,
  ),
)
/** Where literature is searched. */
const databases =
  /\b(?:PubMed|MEDLINE|EMBASE|Scopus|Web of (?:Science|Knowledge)|Cochrane|CENTRAL|CINAHL|PsycINFO|PsycLIT|Google Scholar|ACM Digital Library|IEEE ?Xplore|ScienceDirect|SpringerLink|LILACS|SciELO|ERIC|ProQuest|EBSCO\w*|JSTOR|DBLP|arXiv|Semantic Scholar|AMED|PEDro|CNKI|Wanfang|BIOSIS|CAB Abstracts|EconLit|Sociological Abstracts|OpenGrey|ClinicalTrials\.gov)\b/giu
const fewest = 2

/**
 * The sentence that names the databases in which a paper searched for literature, when a question asks for them ("Which
 * databases were searched?"): of those with the most names the first. Empty for other questions, and where no
 * sentence names two.
 */
export function databaseStatements(
  sentences: readonly Sentence[],
  { text, stems }: { readonly text: string; readonly stems: readonly string[] },
): Span[] {
  if (!asks.test(text) || !stems.every((stem) => usual.has(stem))) return []
  const named = sentences
    .filter((one) => one.role !== 'references' && one.speaksOf === 'paper' && isStatement(one))
    .map((sentence) => ({
      sentence,
      names: new Set(sentence.text.match(databases)?.map((name) => name.toLowerCase())).size,
    }))
    .filter(({ names }) => names >= fewest)
    .toSorted((a, b) => b.names - a.names || a.sentence.index - b.sentence.index)
  return named.slice(0, 1).map(({ sentence: { whole, span } }) => whole ?? span)
}
