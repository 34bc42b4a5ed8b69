import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { verifyClaim } from '../verify.ts'
import { frameLost } from './frames.ts'

/** A sentence with its claim in brackets: what is left out around the claim, as the verdict tells it. */
function omittedFrom(marked: string): readonly string[] | undefined {
  const [before = '', claim = '', after = ''] = marked.split(/\[|\]/)
  const paper = documentFromSections({
    title: 'Bells',
    sections: [{ heading: 'Results', paragraphs: [`${before}${claim}${after}`] }],
  })
  const { kind, omitted } = verifyClaim(paper, claim)
  return kind === 'unverified' ? (omitted ?? []) : undefined
}

describe('a statement loses its meaning without', () => {
  test.each([
    [
      'whose paper it is of',
      'Also in the cited article [there is no word on the age of the bells].',
    ],
    ['when it held, and no comma', 'During the war [they had no right to cast bells in the town].'],
    [
      'when it held, behind another clause',
      'Though the town was rich, during the war [it had no right to cast bells of bronze].',
    ],
    ['where it holds, and no comma', 'In the old towers [the bells were heard for a mile].'],
    [
      'who says so',
      'Gray et al. [the tone of old bells is lower].'.replace('. [', '. reported that ['),
    ],
    ['who found it, behind it', '[The bells of Ghent are the oldest], one survey found.'],
    ['who claims it', '[The bells of Ghent are the oldest], as claimed by the sexton.'],
    ['who believes it', '[The bells of Ghent are the oldest], or so the sexton believes.'],
    ['that it has yet to come', 'Further trials are needed before [wax can be sold to wardens].'],
    ['when it will be', 'It will take years until [wax is used by all wardens].'],
    ['that it is not so', 'The wardens acted as though [bells were light].'],
    ['what it takes', 'We need new ropes so that [bells can be rung by night].'],
    [
      'what it is proposed for',
      'We propose to oil ropes so that [it is possible to ring by night].',
    ],
    [
      'that others disagree',
      'While [wax has been linked to tone], findings on hum are conflicting.',
    ],
    [
      'that it is granted, behind a number of a citation',
      '5 Although [the tests of wax are exact], wax has long been kept in a cellar.',
    ],
    ['that it is too early', 'It is too early to conclude that [sand cures rust].'],
    ['that nothing shows it', 'There is scant evidence that [sand heals cracks].'],
    ['that it is wrong', 'It would be wrong to say that [the bells of Ghent are old].'],
    [
      'that it was not shown',
      'Far from showing that [the bells of Ghent are old], the log is new.',
    ],
    ['that it is asked', 'Can [we hear the bells of the old tower from the square]?'],
    ['that it is asked how', 'How can [we cast bells of that size for every town]?'],
    ['that it was asked, and denied', 'Did [we show that all ringers agree on the tones]? No.'],
    ['that it has yet to come', 'Once [we introduce a second reading of the tones], errors fall.'],
    [
      'that it must come first',
      'Before [we weigh the bells of other towns in the region], more money is needed.',
    ],
    ['that others say so', 'Some say that [we find errors in all readings of the tones].'],
    ['that others ask why', 'Critics ask why [we report the readings of only one tower].'],
    [
      'who says so, behind it',
      '[The bells of Ghent are the oldest], says Ames, a founder of Bruges.',
    ],
    [
      'what is only aimed at',
      'The wardens aim to ensure that [the bells are heard in every street].',
    ],
    [
      'that it is an estimate',
      'It is estimated that [some thousands of bells are cast each year].',
    ],
    [
      'since when',
      '[No new bells were cast in the town] since the 1970s, when the foundry closed.',
    ],
    ['how many of them', 'However, some [old bells of the coast ring a tone lower].'],
    ['the rest of its too', '[The old tower was too small] to be able to carry the bell.'],
    ['what it cannot do', '[Such forks cannot be used in towers] to tune bells that hang.'],
    ['what it leaves out', '[The ringers play the whole tune by heart] but missing the last note.'],
    [
      'what takes it back',
      'Although [wax can mend the cracks of a bell], it cannot mend its tone.',
    ],
    [
      'for what it is conceded',
      'Although [the bells of Ghent were old] (Fig. 2), rain fell in Bruges.',
    ],
    [
      'what is conceded with it',
      'Even though wax is cheap and [wax can mend a crack], ropes are better.',
    ],
    [
      'what it is set beside, of itself',
      'While [wax can mend the cracks of a bell], it must be warm.',
    ],
    [
      'its drawback',
      '[The new ropes show less wear in winter]; however, they require harsh cleaning.',
    ],
    [
      'what it was read from',
      'The tower hardly moved; suggesting that [the loss of tone is minimal].',
    ],
    ['which of them', 'They rang the other model, in which [the bells are tuned by hand].'],
    ['as far as known', 'As far as we know, [this bell is the biggest bell to date].'],
    ['as far as known, behind it', '[This bell is the biggest bell to date], to our knowledge.'],
    [
      'by what alone',
      'Several [ringers judge bells of the coast] just by looking at them.'.replace(
        'Several [',
        '[Several ',
      ),
    ],
    [
      'in which case',
      '[A gong is at least as hard as a bell] (in the unbounded case) by a result of Ames.',
    ],
    [
      'on what it would be enough for',
      '[We do not yet have sufficient bells] to judge the foundry.',
    ],
    ['of what cause none', 'Rust was rare, and [no bells cracked] due to the frost.'],
    ['that it is a myth', 'This is in contrast with the myth that [old bells might be lucky].'],
    ['that it is believed', 'Contrary to the belief that [old bells are loud], ours were not.'],
    ['that it is widely believed', 'It is still very widely believed that [old bells are loud].'],
    ['that it is only possible', 'It is possible that [old bells are loud].'],
    ['that it is tempting', 'It is thus tempting to speculate that [old bells are loud].'],
    ['that it is suspected', 'We suspect that [old bells are loud].'],
    ['that it is suspected, without “that”', 'We suspect [the old bells are loud].'],
    ['that it was predicted', 'We therefore predicted that [old bells are loud].'],
    [
      'that it is one of the predictions',
      'Our predictions were: 1) new bells ring and 2) [old bells are loud].',
    ],
    ['who believes it', 'Many of the older ringers believe that [old bells are loud].'],
    ['what wisdom holds', 'Conventional wisdom holds that [old bells are loud].'],
    ['under what assumption', 'Under the assumption that [old bells are loud], towers shake.'],
    ['what was only a claim', 'Our results challenge the common view that [old bells are loud].'],
    ['what people say', 'Nine of the ringers said that [the old bells are loud].'],
    ['where it holds, behind “that”', 'We showed that in old towers, [the bells were louder].'],
    ['of whom', '[It is the first survey of the ears of ringers] working at night in old towers.'],
    [
      'in what place',
      'In contrast to cold regions, where [most bells crack in winter], ours rang.',
    ],
    ['whose study it is of', 'It was shown in Ames et al.’s study 43 that [old bells were loud].'],
    [
      'with what it cannot',
      'The [tone of bells cannot be accurately told] using this fork.'.replace('The [', '[The '),
    ],
    ['which one says so', 'One ringer stated that [old bells are loud], and left.'],
    ['which one says so, by a letter', 'P1 stated that “[old bells are loud] in the hills.”'],
    ['who is named alone', 'In 1960, De Gray reported that [old bells are loud] (De Gray, 1960).'],
    ['who noted it', 'As Gray (2003) noted, [the old bells are loud].'],
    [
      'who stipulated it',
      'Then, as the Council of Ghent stipulated, [the old bells must be rung].',
    ],
    ['with what it was shown', 'As has been shown with gongs, [the old bells are loud].'],
    ['that the reason is thought', 'We think the reason is that [the old bells are loud].'],
    ['whose surveys showed it', 'Surveys of the coast have shown that [old bells are loud].'],
    ['that it is reasoned', 'We also reasoned that [old bells would be loud].'],
    ['who agrees', 'Gray agrees that [a common effort of ringers is needed].'],
    [
      'who says so by a second verb',
      'Two participants rang no bells, and also stated that [old bells are loud].',
    ],
    [
      'who found it in the end',
      'Gray et al. (2003) rang old bells in Ghent, finding that [old bells are loud].',
    ],
    [
      'who noted it in the end',
      'The participants did not like wax, noting that [not all cracks can be mended].',
    ],
    ['who is quoted', 'P6 put it in this way: “[Old bells are loud in towers.]'],
    ['who says so, far behind it', '[The ropes may last for a year], wardens of the coast said.'],
    [
      'that it would follow',
      'By the rule of Gray this rate would imply that [old bells are loud].',
    ],
    ['that it is implied', 'This implies that [old bells are loud].'],
    ['under what condition', 'Should rust lower the tone, [old bells may be mended by wax].'],
    [
      'where it holds, shared with another clause',
      'In old towers, ropes wear out and [the bells are lost by rust].',
    ],
    ['under what past condition', 'Had we chosen a gong, [the old bells would not ring].'],
    [
      'when, shared with another clause, behind what leads on',
      'For example, when a bell is cast, the wardens choose the bronze, and [the ringers tune it with care].',
    ],
    [
      'under what condition, behind an aside',
      'If rust lowers the tone, as was shown before, then [old bells will ring a tone lower].',
    ],
    [
      'that it was expected, as the second',
      'We expected that (1) bells would ring, and (2) [old bells would be loud].',
    ],
    [
      'that it was expected, as another',
      'We expected that bells would ring, and that [old bells would be loud].',
    ],
    [
      'that it was expected, in other words',
      'We hypothesized that the bells have an order of their own, i.e., [old bells are loud].',
    ],
    ['in what places', 'In 1990 in Ghent, Bruges and Ypres [the bells had cracks in winter].'],
    ['of what kind it was shown', 'In the small gong, it was shown that [old metal is loud].'],
    ['how it was seen', 'However, qualitatively, [old bells are loud].'],
    [
      'in which cases, of what came of it',
      'In some towers, the frost is so hard that [the bells crack in winter].',
    ],
    [
      'in which cases, and no comma',
      'In some towers the frost is so hard that [the bells crack in winter].',
    ],
    [
      'in which extreme case',
      'Even with wax, however, [the tone of bells is equal to that of gongs].',
    ],
    [
      'what it holds against',
      'While [the wardens agree on the tone], mending the bells remains hard.',
    ],
    [
      'what it is set beside, of more than itself',
      'While [the bells are loud] and clear for their size, it often takes long ropes to ring them.',
    ],
    [
      'of what it is told, in a clause beside another',
      'While for small towers [the two bells ring alike], gongs outdo bells in large ones.',
    ],
    [
      'who concluded it, behind a concession',
      'Gray et al. have concluded from many trials, that while towers differ, [the old bells are loud].',
    ],
    [
      'whose finding it is in line with',
      'This is in line with the trials of bells in Ghent that showed that despite frost (of −9 °C) [the old bells are loud].',
    ],
    [
      'its number in a list',
      'On two days: 1) on Monday, we ring 2) on Sunday, [we do not ring the old bell].',
    ],
  ])('%s', (_, marked) => expect(omittedFrom(marked)).toBeDefined())
})

describe('a statement keeps its meaning without', () => {
  test.each([
    [
      'what is found beside it',
      '[Wax led to fewer cracks], gongs were loud, and rust was rarely found.',
    ],
    ['how it was found', 'It is easy to show that [wax led to fewer cracks].'],
    ['which is the most', 'These are the most [common bells of the coast].'],
    [
      'as far as known, of what is not singular',
      'To our knowledge, [the bells of Ghent were rung by hand].',
    ],
    ['where it is told', '[The bells of Ghent were old] (for the figures see the appendix).'],
    ['this paper', 'In this paper [the bells of Ghent are described].'],
    ['a reason not to', '[The wax was not used in towers] to avoid the smell of it.'],
    [
      'where it is kept',
      '[The tune is free to copy by all] at the following address: bells.example.',
    ],
    ['what it gains beside', '[The new ropes last for years] without sacrificing the tone.'],
    ['that it is a fact', 'This is due to the fact that [old bells are loud].'],
    ['that it was found', 'This led to the finding that [old bells are loud].'],
    ['that it is clear', 'It is clear that [old bells are loud].'],
    ['that we say it', 'Our results showed that [old bells are loud].'],
    ['what an own survey showed', 'In our survey, we showed that [the old bells were louder].'],
    ['by what it was told', '[The tone of old bells was told] using a new fork.'],
    ['who is named elsewhere', 'Unlike Ames et al., we found that [old bells are loud].'],
    ['where it is drawn, as said', 'As Figure 2 shows, [the old bells are loud].'],
    ['where it is drawn, by a sign', 'In §3.1, we show that [old bells are loud].'],
    ['where it is drawn', 'In Table 2, we show that [old bells are loud].'],
    ['where it is shown', 'As has been shown in Section 3, [the old bells are loud].'],
    ['what was done to see it', 'Microscopy revealed that [the old bells had cracks].'],
    ['that a text says so', 'Lemma states that [old bells are loud].'],
    [
      'what binds another clause, with its own',
      'In old towers, ropes wear out, but [in new ones the bells are lost by rust].',
    ],
    ['a word in quotation marks before', 'Of all “gongs” [most bells of the coast were dull].'],
    ['what this paper says', 'We found that [most bells of the coast were dull].'],
    ['what it is set beside', 'While [the bells of Ghent were old], those of Bruges were new.'],
    ['what holds beside it', 'While [the wardens study bells], ropes are studied less.'],
    ['of how much it is the end', 'The frost is so hard that [the bells crack in winter].'],
    ['what we found it despite', 'We showed that despite the hard frost [the old bells are loud].'],
    [
      'what it takes back',
      'The towers were mended, although [the bells of Ghent were old], and sold.',
    ],
    ['what is conceded', 'Although rain fell in Bruges, [the bells of Ghent were rung].'],
  ])('%s', (_, marked) => expect(omittedFrom(marked)).toBeUndefined())
})

test('a verdict does not hang on a capital and a full stop', () => {
  const paper = documentFromSections({
    title: 'Bells',
    sections: [
      {
        heading: 'Results',
        paragraphs: ['Rust was rare, and no bells cracked due to the frost; rain fell.'],
      },
    ],
  })
  const kinds = (claims: readonly string[]) => claims.map((claim) => verifyClaim(paper, claim).kind)
  expect(kinds(['no bells cracked', 'No bells cracked.'])).toEqual(['unverified', 'unverified'])
  expect(kinds(['rain fell', 'Rain fell.'])).toEqual(['verbatim', 'located'])
})

test('nor on how a claim in other forms is found', () => {
  const paper = documentFromSections({
    title: 'Bells',
    sections: [
      {
        heading: 'Results',
        paragraphs: [
          'In the hard winters (Figure 6A), each bell and gong was at least 5 cents lower in pitch than the year before.',
          'The ringers heard every bell and gong of the town and of the villages around it (in the summer only).',
        ],
      },
    ],
  })
  const kind = (claim: string) => verifyClaim(paper, claim).kind
  expect(kind('Each bell & gong was ≥5 cents lower in pitch than the year before.')).toBe(
    'unverified',
  )
  expect(
    kind('In the hard winters, each bell & gong was ≥5 cents lower in pitch than the year before.'),
  ).toBe('located')
  expect(kind('The ringers heard every bell & gong of the town and villages around it.')).toBe(
    'unverified',
  )
})

test('a frame is lost before an article in another case, too', () => {
  const paper = documentFromSections({
    title: 'Bells',
    sections: [
      {
        heading: 'Results',
        paragraphs: ['It is plausible that a certain share of the bells of Ghent was cast abroad.'],
      },
    ],
  })
  expect(verifyClaim(paper, 'A certain share of the bells of Ghent was cast abroad.').kind).toBe(
    'unverified',
  )
})

test.each([
  ['A limitation of our study was that ', null],
  ['Another major weakness of this survey is that ', null],
  ['A limitation of earlier studies was that ', 'A limitation of earlier studies was that'],
  ['A limitation of our study may be that ', 'A limitation of our study may be that'],
  [
    'Gray wrote that a weakness of this study was that ',
    'Gray wrote that a weakness of this study was that',
  ],
])('what the work itself lacks is so, behind "%s"', (before, lost) =>
  expect(frameLost(before)).toBe(lost),
)
