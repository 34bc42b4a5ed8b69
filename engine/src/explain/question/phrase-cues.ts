import { holds } from '../../text/holds.ts'
import { fold } from '../../text/tokens.ts'

// Names of more than one word, or of one, under which papers speak of one thing. A question that uses one that the
// paper never does asks for the one that it does use; the plain name comes first.
const classes: readonly (readonly string[])[] = [
  ['side effect', 'adverse event', 'adverse effect', 'adverse reaction', 'adverse outcome'],
  [
    'drop out',
    'dropped out',
    'dropping out',
    'dropout',
    'drop-out',
    'lost to follow-up',
    'withdrew',
    'withdrawal',
  ],
  ['primary outcome', 'primary endpoint', 'primary end point'],
  ['inclusion criteria', 'eligibility criteria'],
  ['control group', 'comparison group', 'control arm', 'placebo group', 'placebo arm'],
  ['test set', 'held-out set', 'evaluation set', 'testing set'],
  ['training set', 'training data', 'training corpus'],
  ['heart attack', 'myocardial infarction'],
  ['high blood pressure', 'hypertension'],
  ['heart failure', 'cardiac failure'],
  ['painkiller', 'pain killer', 'analgesic'],
  ['blood sugar', 'blood glucose', 'plasma glucose', 'serum glucose'],
  ['stroke patient', 'patients with stroke'],
  ['gold standard', 'reference standard', 'ground truth'],
  ['word vector', 'word embedding'],
  ['throw up', 'threw up', 'vomit', 'emesis'],
  ['operating room', 'operating theatre', 'operating theater'],
  ['hospital stay', 'length of stay', 'hospitalization', 'hospitalisation'],
  ['at random', 'random'],
]
const plural = '(?:e?s)?'
const pattern = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[ -]/g, '[ -]')}${plural}(?![\\p{L}\\p{N}])`, 'iu')
const forms = classes.map((names) => names.map((name) => ({ name, is: pattern(name) })))

/** A question with the names that a paper has for things, where it never uses the question's. */
export function inPaperPhrases(question: string, text: string): string {
  let folded: string | undefined
  return forms.reduce((asked, names) => {
    const own = names.find(({ is }) => holds(is, asked))
    if (own === undefined) return asked
    folded ??= fold(text)
    const paper = folded
    if (own.is.test(paper)) return asked
    const other = names.find(({ is }) => is.test(paper))
    return other === undefined ? asked : asked.replace(own.is, other.name)
  }, question)
}
