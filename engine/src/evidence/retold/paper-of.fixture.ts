import { documentFromSections } from '../../document/from-sections.ts'
import { verifyClaim } from '../verify.ts'

/** The verdict on a claim about a paper whose results hold a sentence. */
export const verdictOn = (sentence: string, claim: string): string =>
  verifyClaim(
    documentFromSections({
      title: 'On the wax of bells',
      abstract: 'We studied the bells of many old towers in the north.',
      sections: [
        { heading: 'Introduction', paragraphs: ['Little is known of wax on bells.'] },
        {
          heading: 'Results',
          paragraphs: [
            `We went to the towers in the spring of two years. ${sentence} The towers were seen again in autumn.`,
          ],
        },
      ],
    }),
    claim,
  ).kind
