/**
 * What says of a finding, in a bracket behind it, how little it may be worth: "(post hoc analysis)", "(n.s.)"; a branch of
 * a pattern with the flags "iu".
 */
export const weakening: string = String.raw`(?:un(?:adjusted|corrected|weighted|published|confirmed|blinded|controlled)|crude|univaria\p{L}+|per[- ]?protocol|as[- ]?treated|post[- ]?hoc|pilot|preliminary|interim|explorat\p{L}+|provisional|tentative|anecdotal|hypothetical|self[- ]?(?:report|rat)\p{L}+|sub(?:group|set|sample)s?|simulat\p{L}+|projected|modell?ed|non-?significant|not (?:statistically )?significant|n\.\s?s\.?|ns|trends?|borderline|nominal\p{L}*|secondary (?:outcomes?|analys\p{L}+|end ?points?)|(?:upper|lower) (?:bound|limit))(?![\p{L}-])`
