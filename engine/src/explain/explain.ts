import type { PaperDocument } from '../document/paper-document.ts'
import type { Claim } from '../evidence/claim.ts'
import { isLanguageRead } from '../text/language.ts'
import { checklist } from './checklist/checklist.ts'
import { claimMaker } from './claims.ts'
import { type Explanation, engineVersion } from './explanation.ts'
import { limitsOf } from './summary/limitations.ts'
import { methodsOf } from './summary/methods.ts'
import { newsOf } from './summary/news.ts'
import { startTelling, type Telling } from './summary/telling.ts'
import { rankSummaries } from './summary/tldr-by-worth.ts'
import { resultsOf } from './summary/told-results.ts'
import { tableFacts } from './tables/table-facts.ts'
import { englishAbstract } from './text/english-abstract.ts'
import { othersWork } from './text/others-work.ts'
import { readSentences } from './text/sentence.ts'
import { withUnheadedAbstract } from './text/unheaded-abstract.ts'

/** Most claims in a section. */
const most = 4

/** What a reader may ask for; none of it changes what is true. */
export interface ExplainOptions {
  /** Most claims in a section, 1 to 4. */
  readonly claimsPerSection?: number
}

/**
 * A paper explained in its own words. Every claim quotes the document and has passed the verifier;
 * those that did not are in `withheld`. A section that the paper is silent on is an empty list.
 * Pure: the same document and options give the same explanation, byte for byte.
 */
export async function explain(
  document: PaperDocument,
  options: ExplainOptions = {},
): Promise<Explanation> {
  const limit = Math.min(most, Math.max(1, Math.floor(options.claimsPerSection ?? most)))
  // In a language without wordings here nothing can be told from a footnote: no claims rather than wrong ones.
  const sentences = isLanguageRead(document.language)
    ? withUnheadedAbstract(document, readSentences(document))
    : englishAbstract(document)
  const { quote, withheld } = claimMaker(document)
  const telling = startTelling({ document, sentences, limit }, quote)

  const tldr: Claim[] = []
  for (const candidate of rankSummaries(document, sentences).slice(0, 5)) {
    if (tldr.length > 0) break
    tldr.push(...telling.tell('tldr', [candidate]))
  }
  const limitations = limitsOf(document, sentences, limit, telling.taken)
  telling.reserve(limitations)
  const whatsNew = telling.tell('whatsNew', newsOf(telling))
  const methods = telling.tell('methods', methodsOf(telling))
  const results = telling.tell('results', resultsOf(telling))
  return {
    tldr,
    whatsNew,
    methods,
    // Where no sentence says what came out, the tables may.
    results: results.length > 0 ? results : tabulated(telling),
    limitations: telling.tell('limitations', limitations),
    replicationChecklist: checklist(document, sentences, quote, othersWork(document, sentences)),
    withheld: [...withheld],
    engine: 'embedded',
    engineVersion,
    documentId: document.id,
  }
}

const tabulated = ({ document, limit }: Telling): Claim[] =>
  document.tables.flatMap((table) => tableFacts(document, table, 2)).slice(0, Math.min(limit, 2))
