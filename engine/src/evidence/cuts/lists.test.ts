import { describe, expect, test } from 'vitest'
import { listLost } from './lists.ts'

/** A sentence with a bar where a claim ends in it. */
function lostOf(marked: string): string | null {
  const [claim = '', after = ''] = marked.split('|')
  return listLost(`${claim.trim()}.`, after)
}

describe('a list that is cut loses', () => {
  test.each([
    ['what it is mixed with', 'Bronze is a mixture of tin| and copper.', 'and copper'],
    ['what it consists of', 'The peal consists of bells|, gongs and forks.', ', gongs and forks'],
    ['what it is combined with', 'The tower combines wood| and stone.', 'and stone'],
    [
      'into what it is parted',
      'Bells were divided into old bells| and new bells.',
      'and new bells',
    ],
    ['where else alone', 'Cracks were seen only in Ghent| and Bruges.', 'and Bruges'],
    ['who else alone has it', 'Only wax has hardness| and gloss.', 'and gloss'],
    [
      'what a thing is defined by',
      'Wear was defined as cracks|, dents and rust.',
      ', dents and rust',
    ],
    ['for whom it was alike', 'The tone was similar for wax| and oil.', 'and oil'],
    ['what is excepted', 'All bells rang except the oldest| and the smallest.', 'and the smallest'],
    ['how many they were', 'We had three kinds: bells|, gongs and forks.', ', gongs and forks'],
    [
      'how many they were, with brackets',
      'We had three kinds: bells (B)|, gongs (G), and forks (F).',
      ', gongs (G), and forks (F)',
    ],
    [
      'in what animals it was',
      'Wax stopped the loss of hair| and the loss of a protein in the blood of old mice.',
      'in the blood of old mice',
    ],
    ['who they were', 'The hearers were ringers| and wardens.', 'and wardens'],
    ['which the most were', 'The most common faults were cracks| and rust.', 'and rust'],
    [
      'what all are compared with',
      'The wax raised the tone| and the relative length of hum [48] when compared to oil.',
      'when compared to oil',
    ],
    [
      'what all are compared with, behind a citation',
      'The wax raised the tone| [47] and hum [48] when compared to oil.',
      'when compared to oil',
    ],
    [
      'where both were',
      'Wax closed the cracks| and calmed the hearers in old women.',
      'in old women',
    ],
    ['when both were', 'The hum fell| and ended early when it rained.', 'when it rained'],
    ['the other case', 'The bell was cast in Ghent| or Bruges.', 'or Bruges'],
    [
      'what may be instead',
      'All wardens saw to the ringing of the bells| and/or the waxing of the ropes.',
      'and/or the waxing of the ropes',
    ],
    [
      'what may come of it instead',
      'Such rust would lead to crack the bells| or to dull their tone, and so on.',
      'or to dull their tone, and so on',
    ],
    ['what may be done instead', 'They mended the bells| or sold them.', 'or sold them'],
    [
      'how many they were, far in front',
      'The peal has four distinct parts: bells of the coast, gongs (with ropes and with sticks), forks of steel|, chimes (of glass), and reeds.',
      ', chimes (of glass), and reeds',
    ],
    [
      'how many they were, whatever they do',
      'The peal is three parts: (1) bells, which are rung by hand, (2) gongs that are struck|, and (3) forks of steel.',
      ', and (3) forks of steel',
    ],
    [
      'in what else it is the only one',
      'This peal is unique in the number of tones that it has across the bells| and across the gongs.',
      'and across the gongs',
    ],
    ['more than that', 'It was heard by 80 people| or more.', 'or more'],
    ['what more', 'The wax not only mends cracks| but also stops rust.', 'but also stops rust'],
    ['with what together', 'The wax mended cracks| and rust together.', 'and rust together'],
    ['with what all are compared', 'Bells have a lower hum| and pitch than gongs.', 'than gongs'],
    [
      'what more, done',
      'Wax not only mends cracks| and holes, but it also stops rust.',
      'and holes, but it also stops rust',
    ],
    [
      'what more it consists in',
      'The work consists of ringing bells| and tuning gongs.',
      'and tuning gongs',
    ],
    ['among what others', 'We saw an interaction amongst age|, pitch and hum.', ', pitch and hum'],
    ['where all were found', 'The wax mended cracks| and rust in winter.', 'in winter'],
  ])('%s', (_, marked, lost) => expect(lostOf(marked)).toBe(lost))
})

describe('a list that is cut loses nothing', () => {
  test.each([
    ['of what holds of each', 'The wax mended cracks|, rust and holes.'],
    ['of what is denied of each', 'The wax did not mend cracks| or rust.'],
    ['of what any will do', 'Wax can be used to mend cracks| or to stop rust.'],
    [
      'behind a list that is whole',
      'It has two towers, namely Ghent and Bruges, and has ropes| and bells.',
    ],
    ['of what is the only one, but what else it does', 'The tower of Ghent is unique| and leans.'],
    ['of examples', 'Bells hang in towns such as Ghent| or Bruges.'],
    ['but another name', 'They cast gongs|, or flat bells.'],
    ['but one more thing done', 'The wax mended cracks| and stopped rust in winter.'],
    ['but another statement', 'The bells rang|, and the gongs were heard in Bruges.'],
    ['but what another did', 'Only wax helped| and oil did nothing.'],
    ['but how they were', 'The bells were old| and rusty.'],
    ['but what it leads to', 'The bells rang|, suggesting that wax or rust is harmless.'],
    ['but what others had', 'The first bell had a rope|, and the next bell had a chain in winter.'],
    [
      'of what a remark tells of',
      'The bells must ring|, a sign with uses for towns and for ships in storms when compared to forts.',
    ],
    [
      'of animals that the claim names',
      'Wax stopped the loss of hair in mice| and the loss of a protein in the blood of old mice.',
    ],
    ['of whose is elsewhere', 'The wax mended cracks| and their edges in winter.'],
  ])('%s', (_, marked) => expect(lostOf(marked)).toBeNull())
})
