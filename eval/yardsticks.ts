import type { Yardstick } from '@tessera/contract'

/**
 * What each task asks and how it is measured, in the words of the public scorecard. One entry for every
 * task that `eval/main.ts` measures; the name is the task's up to its first comma.
 */
export const yardsticks: readonly Yardstick[] = [
  {
    task: 'tldr',
    title: 'One-sentence summaries',
    asks: 'Choose the sentence of an abstract that says most of what a colleague would say of the paper.',
    measured:
      'The engine’s sentence is told as readers see it, without “However,”, “In this paper,” or “To overcome this problem,” before it and without spare brackets in it; all others whole. What is measured is the ranker for papers on computing, as these are; of other papers a second one, taught on marks of readers, may put another sentence first (see “What stands in a summary”). ROUGE F1 with Porter stemming against the best of several summaries written by people. The oracle is the sentence with the best ROUGE-1: no choice of one sentence can be better. The ratio to the oracle divides sums over papers.',
    data: 'SciTLDR-A, development part (Apache-2.0)',
    aim: 'ratio to the oracle of at least 90 %',
  },
  {
    task: 'summaries',
    title: 'What stands in a summary',
    asks: 'Put into each section of a paper’s summary sentences that a careful colleague would quote there, and leave it empty where the paper says nothing of it.',
    measured:
      'A language model that had read each paper marked for every section the sentences that it would choose (best) and all others that would do; nobody has checked its marks, and what it overlooked counts as wrong. For 14 of the 38 papers a second one, which had not seen these marks, chose as well: how its best sentences stand in the first one’s marks is about as far as one can get. None of these papers was trained on; some choices were made with these counts in view.',
    data: 'Tessera’s own marks (in its source), on papers of Evidence Inference (MIT), Argumentative Zoning (CC BY-SA 3.0), CL-SciSumm (CC BY 4.0), COVID-QA (Apache-2.0), QASPER (CC BY 4.0) and open-access files',
  },
  {
    task: 'covid-qa',
    title: 'Answers about biomedical papers',
    asks: 'Answer a question with a sentence of the paper, or refuse.',
    measured:
      'A sentence holds the answer when at least half of the annotated words stand in it, at the place that was annotated, or at least half of it stands in them: the same words elsewhere do not count. (Until engine 37 any place counted, but no part of a word: of the first paragraphs that plain BM25 finds three in a hundred more were right so, of sentences about as many.) Every question is also asked of another paper, which should refuse it; it may happen to have an answer there, so that row is a lower bound.',
    data: 'COVID-QA (Apache-2.0)',
    aim: 'first sentence right for at least 68 %; at least 90 % refused; at most 10 % falsely refused',
  },
  {
    task: 'qasper',
    title: 'Answers about papers on language technology',
    asks: 'The same; the questions were written by people who had read only the abstract.',
    measured:
      'A sentence holds the answer when it lies in the annotated paragraphs, or shares seven tenths of their words. The part at hand is small: wide intervals. The paragraphs that hold what is shown are scored against the annotators’ evidence, all questions counted; showing nothing is right where nobody found any.',
    data: 'QASPER, part of the training set (CC BY 4.0)',
  },
  {
    task: 'refusal',
    title: 'Questions that a paper does not answer',
    asks: 'Refuse them, or say what is wrong with them; and be right where the engine is sure.',
    measured:
      'Questions to which no annotator found an answer. Questions of a set in which one name was exchanged, drawn with a seed, for a name that the paper never prints. “Why were 57 patients included?” of papers that count others and print 57 nowhere: refused, or answered with what is taken for granted named, counts as right. Always answering would reach 0 in all three. The last row takes the half of the answerable questions that the engine is surest of.',
    data: 'QASPER, part of the training set (CC BY 4.0); COVID-QA (Apache-2.0)',
    aim: 'at least 90 % refused or set right; at least 90 % of the surer half right',
  },
  {
    task: 'readers',
    title: 'Questions in readers’ own words',
    asks: 'Answer what students, journalists and analysts would ask of a paper, half of it in other words than the paper’s; or refuse.',
    measured:
      'A language model that had read each paper wrote the questions and marked every sentence that answers alone or in part; nobody has checked its marks, so a right answer that it missed counts as wrong. None of these questions was trained on; of eight of the 38 papers the public sets’ own questions were. A few choices were made with these counts beside others in view, and some words that a question may use without the paper’s using them were chosen after the refusals had been read: 12.2 % were refused before, and that is the blind figure. Two questions in twenty are not answered by the paper, two take for granted what it contradicts. “Asked …”: the same questions as people type them, with one slip of the hand in one of the longer words (seed 5), in capitals, or with a greeting, “can you please tell me” and thanks.',
    data: 'Tessera’s own questions (in its source), on papers of Evidence Inference (MIT), Argumentative Zoning (CC BY-SA 3.0), CL-SciSumm (CC BY 4.0), COVID-QA (Apache-2.0), QASPER (CC BY 4.0) and open-access files',
    aim: 'at most 10 % falsely refused; at least 90 % refused where the paper does not say; at least 90 % of false premises set right',
  },
  {
    task: 'roles',
    title: 'What a sentence is for',
    asks: 'Tell background, aim, method, result and conclusion apart.',
    measured:
      'Accuracy by sentence and macro-F1, in which each role counts as much as every other, beside a linear model of the same words and always giving the most frequent role. CSAbstruct’s training part and the zones of full papers are told by models of the same kind, fitted in the run to four fifths of them.',
    data: 'CSAbstruct, both parts (Apache-2.0); PubMedQA (MIT); Argumentative Zoning, 40 full papers (CC BY-SA 3.0)',
    aim: 'at least 83 % on the set’s own test part, which is less noisy; macro-F1 above the linear model’s',
  },
  {
    task: 'passages',
    title: 'The passage that answers',
    asks: 'Given a question, find the sentence and the paragraph that hold the answer.',
    measured:
      'Whether one of the first k sentences or paragraphs holds the annotated words at their place, beside plain BM25 over the same passages. Nothing is refused here.',
    data: 'COVID-QA (Apache-2.0)',
    aim: 'first paragraph right for at least 78 %, first sentence for at least 68 %',
  },
  {
    task: 'evidence paragraphs',
    title: 'The paragraphs that an answer rests on',
    asks: 'Given a question, choose the paragraphs that a reader needs to answer it.',
    measured:
      'F1 of the paragraphs taken for evidence (the best one, and those nearly as good), and of the first two, against the best of several annotators, as the set’s own evaluation scores it; a question without evidence counts as 0. R@5: the share of the evidence among the first five, of questions that have some. “Evidence that is text” leaves figures and tables out, which the papers at hand do not hold (`--text_evidence_only` of the set’s own evaluator).',
    data: 'QASPER, part of the training set (CC BY 4.0); small, so the interval is wide',
    aim: 'F1 of at least 35 %; R@5 of at least 65 %',
  },
  {
    task: 'claim to rationale',
    title: 'The sentence that bears on a claim',
    asks: 'Given a claim, find the sentences of the abstract that speak for or against it.',
    measured:
      'Whether one of the first k sentences overlaps an annotated one, beside plain BM25 over the same sentences.',
    data: 'SciFact, training claims (claims CC BY 4.0, abstracts ODC-By 1.0)',
    aim: 'first sentence right for at least 62 %',
  },
  {
    task: 'question to evidence',
    title: 'Evidence in reports of trials',
    asks: 'Given an intervention, a comparator and an outcome, find the sentence that reports it.',
    measured: 'As above, in full papers; the abstract counts too.',
    data: 'Evidence Inference 2.0, development part (MIT)',
    aim: 'one of the first five right for at least 65 %',
  },
  {
    task: 'papers',
    title: 'Ranking papers',
    asks: 'Given a query, rank papers by title and abstract.',
    measured: 'nDCG@10 with binary grades, beside plain BM25 over title and abstract.',
    data: 'Cranfield; SciFact as in BEIR',
    aim: 'at least 13 % above plain BM25 on Cranfield; not below plain BM25 on SciFact',
  },
  {
    task: 'sentences',
    title: 'Where sentences end',
    asks: 'Cut full papers into sentences.',
    measured:
      'F1 of the ends. One-line rule: a stop before a space and a capital letter, or a blank line.',
    data: 'CRAFT, seven papers (CC BY 3.0)',
    aim: 'at least 99.3 %',
  },
  {
    task: 'references',
    title: 'Reading references',
    asks: 'Find authors, year, title, container, volume, pages and DOI in a reference string.',
    measured:
      'F1 over all fields; equal when letters and digits are equal. Authors must all be right to count.',
    data: 'anystyle and GROBID corpora, every third block of 60 neighbouring strings; the others are trained on. Bibliographies stand together, so hardly any has strings in both parts',
    aim: 'at least 90 %',
  },
  {
    task: 'numbers',
    title: 'Numbers that do not add up',
    asks: 'Compute percentages, tests of significance, totals and means again, hold estimates against their confidence intervals, and numbers that are told twice, in text or table, against each other; note those that do not agree.',
    measured:
      'Every statement of the untouched papers that can be computed again counts once; a note is a false alarm unless somebody read the passage and found that its numbers indeed do not agree (a slip of the paper itself). Then one error at a time is put into statements that agree, drawn with a seed: another digit, so that the statement is no longer true to the rounding printed, or a p on the other side of .05 or with its sign turned. It is noticed when a note falls on its words.',
    data: 'QASPER and CL-SciSumm, 54 papers on language (CC BY 4.0); COVID-QA, full texts (Apache-2.0); PubMedQA, abstracts (MIT); SciFact, abstracts of its corpus (ODC-By); Evidence Inference 2.0, reports of trials, both parts (MIT), and the tables in them, put together again from their lines; 88 papers of several fields as PDF, HTML and JATS',
    aim: 'no false alarm; at least 85 % of seeded errors',
  },
  {
    task: 'verifier',
    title: 'Quotations that were altered',
    asks: 'Tell a sentence of the paper from one that was changed so that it says something else.',
    measured:
      'Sentences of reports are changed, drawn with a seed, in thirty-seven ways: another digit, unit, name or word, a negation, hedge, condition or exception put in or out, halves of two sentences joined, and so on; each should be unverified. Harmless noise (line breaks, ligatures, a scanner’s slip, other dashes) should not be. Beside it: only words that stand so in the paper, and all words within a tenth of edits.',
    data: 'Evidence Inference 2.0, 60 reports of the development part (MIT); no rule was written with them in view',
    aim: 'at least 99.9 % caught; at most 1 % of harmless noise refused',
  },
]

/** The yardstick of a task; undefined when nobody has described it. */
export function yardstickOf(task: string): Yardstick | undefined {
  const name = task.split(',')[0]
  return yardsticks.find((it) => it.task === name)
}
