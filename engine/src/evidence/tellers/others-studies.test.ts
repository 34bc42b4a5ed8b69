import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { verifyClaim } from '../verify.ts'

/** A paragraph with its claim in brackets: whether the claim is taken without the words around it. */
function isTaken(marked: string): boolean {
  const [before = '', claim = '', after = ''] = marked.split(/<|>/)
  const paper = documentFromSections({
    title: 'Bells',
    sections: [{ heading: 'Discussion', paragraphs: [`${before}${claim}${after}`] }],
  })
  return verifyClaim(paper, claim).kind !== 'unverified'
}

describe('what another study found is not said without it:', () => {
  test.each([
    [
      'behind a citation’s number',
      'It rang. 18 In a study in Ghent, <the bells were 26 cents flatter>.',
    ],
    ['a name’s', 'Ames’s study indicated that <old bells were preferred to new ones>.'],
    [
      'a clause later',
      'A first trial of wax showed cracks in 10 bells, but <no cracks were seen with 30 g>.',
    ],
    [
      'named with a year in the sentence before',
      'Gray (2003) heard bells in Ghent. They found that <old bells ring a tone lower>.',
    ],
    ['one person’s', 'Bells were heard in Ghent. She found that <old bells ring a tone lower>.'],
    ['many', 'Previous studies have shown that <old bells ring a tone lower>.'],
    [
      'named in the sentence before',
      'A study by Ames et al. heard bells in Ghent [13]. This study indicated that <old bells were preferred>.',
    ],
    [
      'named in the sentence before, and spoken of as “it”',
      'A study by Ames et al. heard bells in Ghent [13]. It demonstrates that <old bells were preferred>.',
    ],
    ['a result that is cited', '<The median fall in pitch was 6 cents> [22], and many rang.'],
    ['according to somebody', '<Old bells ring a tone lower> according to Gray.'],
    ['as somebody showed', '<Old bells ring a tone lower>, as Gray and Ames (2003) showed.'],
    ['as was shown by somebody', '<Old bells ring a tone lower> as was shown by Ames.'],
    ['according to earlier work', '<Old bells ring a tone lower> according to earlier surveys.'],
    ['a rate, by name', '<The rate of cracks was 12 %> (Ames et al., 2010).'],
  ])('%s', (_, marked) => expect(isTaken(marked)).toBe(false))
})

describe('what the paper’s own study found is said without it:', () => {
  test.each([
    [
      'this study',
      'Bells were heard in Ghent. This study indicated that <old bells were preferred>.',
    ],
    [
      'we, beside others',
      'One study showed cracks, but in our towers we found that <old bells ring a tone lower>.',
    ],
    ['another clause', 'A first trial showed cracks; <no cracks were seen with 30 g of wax>.'],
    [
      'the results, behind others',
      'The old fork is that of Ames et al. The results show that <our bells ring a tone lower>.',
    ],
    ['a choice that is cited', '<The rate of strokes was set to 12> [22].'],
    ['a method that is cited', '<Cracks were counted with the method of Ames> [22].'],
    ['a method that is named', '<The bells were tuned> according to Ames.'],
    ['what we did by it', '<We sorted the bells by their tone> according to Ames.'],
    ['what is shown in a figure', '<Old bells ring a tone lower>, as Fig. 2 shows.'],
    ['what is shown here', '<Old bells ring a tone lower>, as shown in Table 3.'],
    ['a result and no citation', '<The median fall in pitch was 6 cents> (Fig. 2).'],
    [
      'an earlier result that is told as one',
      '<The rate of cracks in earlier surveys was 12 %> [22].',
    ],
  ])('%s', (_, marked) => expect(isTaken(marked)).toBe(true))
})
