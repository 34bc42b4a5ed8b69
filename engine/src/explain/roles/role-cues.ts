import type { SectionRole } from '../../document/paper-document.ts'

export type SentenceRole =
  | 'background'
  | 'objective'
  | 'method'
  | 'result'
  | 'conclusion'
  | 'limitation'
  | 'other'

interface Cue {
  readonly role: SentenceRole
  readonly pattern: RegExp
  readonly weight: number
}

/** Wordings that give a sentence's role away, with the weight of each. */
export const roleCues: readonly Cue[] = [
  {
    role: 'background',
    weight: 1.2,
    pattern:
      /\b(in recent years|recent(ly)?|has been|have been|widely|traditional(ly)?|commonly|typically|often|usually|previous(ly)?|existing|prior|it is (well )?known|is known to|many|most|increasing(ly)?|become|plays? an?|one of the)\b/i,
  },
  {
    role: 'background',
    weight: 1,
    pattern:
      /^(however|although|despite|while|unfortunately)\b|\b(little is known|remains?|challeng\w+|difficult|lack(s|ing)?|unclear|poorly understood)\b/i,
  },
  {
    role: 'background',
    weight: 0.6,
    pattern: /^[^,]{3,60}\b(is|are) (an?|the|one|important|essential|crucial|common)\b/i,
  },
  {
    role: 'objective',
    weight: 2.2,
    pattern:
      /\b(we|this (paper|study|work|article|research|review|survey|report)|the (authors?|paper|present study)|our (goal|aim|objective)) (here |first |also |therefore |thus )?(aim|propos|introduc|present|address|investigat|examin|explor|stud(y|ied)|consider|describ|discuss|evaluat|tackle|focus|report|seek|sought|ask|review|offer|develop)/i,
  },
  {
    role: 'objective',
    weight: 2.4,
    pattern:
      /\b(the )?(aim|goal|purpose|objective)s? (of|was|is|were|in)\b|\b(aims?|aimed|sought|seeks?|objective|purpose)\b.{0,12}\bto\b|^(objective|aim|purpose|goal)s?\b/i,
  },
  {
    role: 'objective',
    weight: 1,
    pattern: /\b(in this|this|the present) (paper|study|work|article|thesis|report)\b/i,
  },
  {
    role: 'method',
    weight: 1.6,
    pattern:
      /\b(we|was|were|is|are|been) (then |also |first |further |randomly |subsequently |all )?(use[sd]?|using|employ|appl(y|ied)|train|collect|recruit|enrol|conduct|perform|measur|sampl|extract|analy[sz]ed?|comput|calculat|fit(ted)?|simulat|implement|select|randomi[sz]|assign|includ|combin|formulat|model|construct|adopt|optimi[sz]|adapt|incorporat|modif)/i,
  },
  {
    role: 'method',
    weight: 1,
    pattern:
      /\b(using|based on|by means of|via|through|consists? of|algorithm|method|model|approach|technique|framework|procedure|data ?sets?|participants?|patients|samples?|questionnaire|interviews?|survey|regression|network|encoder|architecture|protocol|experiment)\b/i,
  },
  {
    role: 'method',
    weight: 0.8,
    pattern: /\b(our|the|proposed) (method|model|approach|algorithm|system|framework|technique)\b/i,
  },
  {
    role: 'result',
    weight: 2,
    pattern:
      /\b(results?|experiments?|evaluations?|findings|simulations?|analys[ei]s|data|we|which|study|studies|and|it|paper) (also |further |empirically |clearly |that |on .{0,40}|here |is |are |have |is )?(show|demonstrat|indicat|reveal|suggest|confirm|found|find|outperform|observ|achiev|prov(e|ed|es) |yield|shown)/i,
  },
  {
    role: 'result',
    weight: 1.6,
    pattern:
      /\b(outperform\w*|state-of-the-art (results|performance|accuracy)|significant(ly)?|improve[sd]?|improvements?|superior|better than|higher than|lower than|accuracy of|compared (to|with)|increased?|decreased?|reduc(es|ed|tion)|associated with|correlat\w+|competitive|effective(ness)?)\b/i,
  },
  {
    role: 'result',
    weight: 1.2,
    pattern:
      /\d\s?%|\bp\s?[<=>≤]\s?0?\.\d|\b(OR|HR|RR|CI|AUC|F1|BLEU|ROUGE|r)\s?[=:]?\s?\(?\d|\b\d+(\.\d+)?\s?(times|fold|points?)\b/,
  },
  {
    role: 'conclusion',
    weight: 2.2,
    pattern:
      /^(conclusions?|in conclusion|we conclude|to conclude|in summary|overall|taken together|together|collectively|these (results|findings|data)|our (results|findings|data|work|study))\b|\bwe conclude\b|\b(implications?|may help|can help|could be used|will help|should be|pave[sd]? the way|contributes? to|provides? (new )?(insights?|evidence|a basis))\b/i,
  },
  {
    role: 'limitation',
    weight: 3,
    pattern:
      /\blimitations?\b|\blimited (to|by)\b|\b(we|our (study|work|model|method|analysis|approach)) (did|do|does|could|can|was|were|is|are) ?(not|n't)\b|\bfuture (work|research|studies)\b|\b(caveat|shortcoming|drawback|weakness)(es|s)?\b|\bbeyond the scope\b|\bnot (been )?(tested|evaluated|considered|addressed|assessed|generali[sz])/i,
  },
]

/** How much a section's own role says about its sentences. */
export const sectionPrior: Partial<
  Record<SectionRole, readonly (readonly [SentenceRole, number])[]>
> = {
  introduction: [
    ['background', 2],
    ['objective', 0.6],
  ],
  background: [['background', 3]],
  methods: [['method', 3]],
  results: [
    ['result', 2.4],
    ['method', 0.4],
  ],
  discussion: [
    ['result', 0.6],
    ['conclusion', 1],
    ['background', 0.6],
  ],
  limitations: [['limitation', 4]],
  conclusion: [['conclusion', 2.4]],
  availability: [['other', 3]],
  acknowledgements: [['other', 5]],
  references: [['other', 5]],
  front: [['other', 1.5]],
  appendix: [['method', 1]],
}
