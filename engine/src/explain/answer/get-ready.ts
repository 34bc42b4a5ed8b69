import type { PaperDocument } from '../../document/paper-document.ts'
import { abbreviationsOf } from '../../document/short-forms.ts'
import { numberNotes } from '../../numbers/number-notes.ts'
import { shownBy } from '../../retrieve/passage-features.ts'
import { passageIndex } from '../../retrieve/passage-index.ts'
import { isLanguageRead } from '../../text/language.ts'
import { gridsOf } from '../tables/column-meanings.ts'
import { othersWork } from '../text/others-work.ts'
import { readSentences } from '../text/sentence.ts'
import { shippedModel } from './answer-model.ts'
import { readPassages } from './asked.ts'
import { candidatesOf } from './candidates.ts'

/**
 * Looks up in a document what any question to it needs, and keeps it with the document: the first answer is then given as
 * soon as the next ones. It changes no answer.
 */
export function getReady(document: PaperDocument): void {
  if (!isLanguageRead(document.language)) return
  const sentences = readSentences(document)
  readPassages(shippedModel.asked, document, candidatesOf(document, sentences))
  for (const unit of ['sentence', 'paragraph'] as const)
    for (const passage of passageIndex(document, unit).passages) shownBy(passage)
  for (const table of document.tables) gridsOf(document, table)
  othersWork(document, sentences)
  abbreviationsOf(document)
  numberNotes(document)
}
