/** Words right before an equation, with what they say that it is. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:minimi|maximi)[sz]\w*\b[^.;]{0,60}$|\b(?:loss|objective|cost)(?: function)?\b[^.;,]{0,40}$/i,
    'Objective',
  ],
  [
    /\b(?:is|are|be|was) (?:\w+ )?defined\b[^;,]{0,60}$|\bwe (?:\w+ )?define\b[^;]{0,120}$|\bdefinition (?:is|reads)\b[^;,]{0,20}$/i,
    'Definition',
  ],
  [/\b(?:subject to|constraints?)\b[^;,]{0,40}$/i, 'Constraint'],
  [
    /\b(?:is|are) (?:then )?updated\b[^.;]{0,60}$|\bupdate (?:rule|equation|step|formula)s?\b[^.;]{0,60}$|\b(?:recursion|recurrence)\b[^.;]{0,40}$/i,
    'Update rule',
  ],
  [
    /\b(?:probability|distribution|likelihood|posterior|prior|density)\b[^;,]{0,80}\b(?:is|are|as|by|reads|given|written|follows)\b[^;,]{0,30}$/i,
    'Probability',
  ],
  [
    /\bmodel(?:led|ed)? (?:[^\s.;,]+ ){0,2}(?:as|by|is|reads)\b[^.;,]{0,30}$|\b(?:regression|fitted)\b[^.;]{0,60}$/i,
    'Model',
  ],
  [
    /\b(?:we (?:\w+ )?(?:obtain|get|find|derive|arrive|conclude)|yields?|leads to|implies|becomes|it follows)\b[^.;]{0,60}$/i,
    'Derived result',
  ],
  [/\b(?:computed?|calculated?|(?:is|are) estimated)\b[^.;]{0,60}$/i, 'Computation'],
]

/**
 * The kind of an equation by the words that run on into it ("we obtain", "is defined as"), or that it opens with itself
 * ("where h = …"); "Equation" where they leave it open, and after a whole sentence, which may speak of another thing.
 */
export function kindOf(lead: string, expression: string): string {
  if (/^where\b/i.test(expression)) return 'Definition'
  const words = lead.trim().replace(/[:,]$/, '')
  if (/[.!?]["'”’)\]]*$/.test(words)) return 'Equation'
  return kinds.find(([cue]) => cue.test(words))?.[1] ?? 'Equation'
}
