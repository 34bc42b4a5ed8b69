import type { Cues } from '../../text/holds.ts'

const foremost =
  '(?:strongest|largest|greatest|highest|weakest|dominant|predominant|(?:most|least) (?:\\w+ly )?(?:important|common|frequent|prevalent|influential|popular|abundant|frequently \\w+))'
const rankedThing =
  '(?:effects?|influences?|impacts?|associations?|correlations?|categor(?:y|ies)|drivers?|factors?|predictors?|determinants?|causes?|reasons?|themes?|types?|groups?|species|genera|challenges?|barriers?|symptoms?)'

/** "Findings from the interviews included the lack of beds": what was found, whatever else it is called. */
export const findingsAre =
  /^(?:(?:the|our|main|key|major|other|further|these) )*(?:findings|results|themes|complaints|barriers) (?:[\w-]+ ){0,10}?(?:include|included(?! (?:in|here|below)\b)|concern(?:ed)?)\b/i

/** Wordings of findings without a test or a comparison: of none or all, of what comes first, of how things vary. */
export const plainFindings: Cues = [
  [
    /^(?:however, |in addition, |overall, )?(?:none|neither) of (?:the|our|these|those|them|\d+)\b(?!.*\b(?:previous|prior|existing|earlier) )/i,
    2,
  ],
  [
    /\b(?:all|both|every|each|none)\b[^.;,]{0,60}\b(?:was|were|tested|remained|stayed|became) (?:\w+ly )?(?:sero)?(?:negative|positive)\b/i,
    2.4,
  ],
  [
    new RegExp(
      `\\b${foremost} (?:\\w+ )?${rankedThing}\\b[^.;]{0,60}\\b(?:was|were|is|are)\\b|\\b(?:was|were) (?:the|an?) (?:main|major|primary|key|${foremost}) (?:\\w+ )?${rankedThing}\\b`,
      'i',
    ),
    1.8,
  ],
  [findingsAre, 2],
  // What a thing was not able to do.
  [
    /\b(?:is|are|was|were) unable to\b(?! (?:attend|complete|provide|give|participate|take part|return|consent|respond|travel|continue))|\bfail(?:s|ed) (?:completely|entirely)\b/i,
    1.6,
  ],
  [/\bfound to closely match|\bclosely (?:match|follow|track|mirror)(?:ed|es|s)?\b/i, 0.9],
  [
    /\bwe (?:were|are|have been) able to (?:achieve|reach|show|detect|identify|demonstrate|recover|reproduce|reduce|improve)\b/i,
    2.2,
  ],
  [
    /\bvar(?:y|ied|ies) (?:considerably|widely|substantially|strongly|markedly|greatly|significantly|little)\b/i,
    1.6,
  ],
  [/\bestimate[sd]? that (?:another|about|around|some|up to|at least|nearly)? ?\d/i, 1.6],
]
