import { topicStems } from '../text/words.ts'
import { everydaySenses } from './everyday-senses.ts'

// Words by which papers say what a question says in others. They count for a word that a paper never uses, and for
// no other: who asks for boys means those of a paper that has boys, and the males of one that has none.

/** Each stands for the others. */
const alike = [
  // Of whom it is
  'boy male',
  'girl female',
  'baby babies infant newborn neonate neonatal',
  'kid child children pediatric paediatric',
  'teenager adolescent youth',
  'mother maternal',
  'father paternal',
  'smoker smoking smoke',
  'twin singleton',
  'doctor physician clinician',
  'parent parental',
  'pupil student',
  'worker employee staff',
  // Plain words and learned ones
  'mouth oral',
  'heart cardiac',
  'kidney renal',
  'liver hepatic',
  'lung pulmonary',
  'brain cerebral',
  'skin dermal cutaneous',
  'eye ocular ophthalmic',
  'stomach gastric',
  'tooth teeth dental',
  'bone osseous skeletal',
  'drug medication medicine',
  'illness disease',
  'cancer tumor tumour carcinoma malignancy',
  'flu influenza',
  'muscle muscular',
  'birth born delivery',
  'pregnant pregnancy gestation gestational',
  'dose dosage',
  'food diet dietary',
  'country nation national',
  'website webpage url online',
  'spread transmit transmission',
  'expensive cheap inexpensive cost costly',
  'home household',
  'build create construct develop',
  'hard difficult challenging',
  'guess predict',
  'cure heal recover recovery',
  'annotator rater coder',
  'alike similar',
  // Forms of a verb that no stem joins
  'speak spoke spoken speaker',
  'choose chose chosen choice',
  'fall fell fallen',
  'rise rose risen',
  'grow grew grown growth',
  'begin began begun',
  'write wrote written',
  'give gave given',
  'keep kept',
  'hold held',
  'lose lost loss',
  'pay paid',
  'teach taught',
  'feed fed',
  'eat ate eaten',
  'sleep slept',
  'drink drank drunk',
  'drive drove driven',
  'wear wore worn',
  'break broke broken',
  'freeze froze frozen',
  'shrink shrank shrunk',
  'draw drew drawn',
  'understand understood',
  'spend spent',
  'send sent',
  'catch caught',
  'bring brought',
  'win won',
  'hear heard',
  'throw threw thrown',
  'bind bound',
  'bleed bled',
  'breed bred',
  'undergo underwent undergone',
]
/** What is asked in the first words is told in the others; not the other way round. */
const told = [
  'man men > male',
  'woman women > female',
  'infant > child children baby',
  'mother > parent',
  'elderly > older aged',
  'dead die death > mortality fatal survival',
  'money > fund funding financial grant',
  'price > cost',
  'job > occupation profession employment',
  'safe > safety toxic toxicity tolerate tolerated tolerability',
  'blinded > unblinded unaware',
  'grade graded > categorize categorise classify severity score',
  'dropping > withdraw withdrew withdrawn discontinue attrition exclude',
  'left leave > remain retain',
  'hidden hide > mask obscure conceal',
  'told tell > ask instruct advise inform',
  'think thought > believe consider judge perceive feel felt define find',
  'disagree > differ inconsistent discrepancy',
  'worsen > worse deteriorate decline decrease reduce impair improve improvement',
  'weakness > limitation disadvantage drawback shortcoming',
  'maintain > sustain persist',
  'reproduce > replicate',
  'screen > assess eligible eligibility',
  'drawback > limitation disadvantage weakness shortcoming',
  'lack > missing without',
  'meet > fulfil fulfill achieve reach',
  'reside > belong member',
  'discover > identify detect describe',
  'monotherapy > alone single',
  'stop > cease discontinue terminate',
  'check > verify validate test',
  'sold sell > market marketed retail commercially',
  'randomized randomised > random randomly',
  'beat > outperform surpass exceed superior better',
  'disagreement > discrepancy inconsistency conflict majority',
  'advantage > benefit strength',
  'buy bought > purchase',
  'paid pay > receive received reimburse reimbursement compensate compensation remuneration payment incentive honorarium stipend',
  'worldwide > global globally world',
  'discipline > field subject science sciences humanities',
]

const standIns = new Map<string, Set<string>>()
const add = (asked: readonly string[], said: readonly string[]) => {
  for (const word of asked)
    standIns.set(
      word,
      new Set([...(standIns.get(word) ?? []), ...said.filter((one) => one !== word)]),
    )
}
for (const words of alike) add(topicStems(words), topicStems(words))
for (const line of [...told, ...everydaySenses.trim().split('\n')]) {
  const [asked = '', said = ''] = line.split(' > ')
  add(topicStems(asked), topicStems(said))
}
const none: ReadonlySet<string> = new Set()

/** Stems that say in other words what a stem says, for one that a paper never uses. */
export const standInsOf = (stem: string): ReadonlySet<string> =>
  standIns.get(stem) ?? standIns.get(positiveOf(stem)) ?? none

/** "Cheap" of "cheaper" and "cheapest", "big" of "bigger", which stemming leaves as they are. */
const positiveOf = (stem: string): string =>
  stem.replace(/(?:er|est)$/, '').replace(/([^aeiouls])\1$/, '$1')
