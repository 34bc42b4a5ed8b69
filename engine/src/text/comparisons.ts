const words = new Set(
  `more less most least fewer fewest many few higher lower highest lowest high low greater smaller greatest
  smallest great small larger largest large better worse best worst good bad stronger weaker strong weak
  faster slower fast slow fastest slowest longer shorter long short longest shortest older younger earlier
  later early late above below over under exceed exceeds exceeded exceeding outperform outperforms
  outperformed underperform underperforms underperformed surpass surpasses surpassed beat beats trail
  trails increase increases increased increasing decrease decreases decreased decreasing rise rises rose
  rising fall falls fell falling grow grows grew growing shrink shrinks shrank shrinking gain gains gained
  loss lose loses lost losses reduce reduces reduced reducing reduction reductions raise raises raised
  improve improves improved improving improvement improvements worsen worsens worsened worsening degrade
  degrades degraded degradation enhance enhances enhanced inhibit inhibits inhibited activate activates
  activated promote promotes promoted suppress suppresses suppressed upregulated downregulated upregulate
  downregulate upregulation downregulation hyper hypo positive negative positively negatively positives
  negatives up down upper maximum minimum maximal minimal maximize minimize maximise minimise max min before
  after first last equal unequal same different similar dissimilar identical superior inferior significant
  insignificant significantly insignificantly with without all some any every always sometimes both either
  true false success agree disagree support supports supported contradict contradicts accept accepts
  left right accelerate decelerate accelerates decelerates cheaper costlier easier harder easy hard
  heavier lighter wider narrower deeper shallower warmer colder hotter cooler closer farther further near a_few a_little
  presence present gained won win wins only`.split(/\s+/),
)

/** Words that order, direct or bound things; exchanging, adding or dropping one changes what is said. */
export function isComparison(word: string): boolean {
  return words.has(word)
}

/** Signs that relate two sides. */
export function isRelation(sign: string): boolean {
  return /^[<>≤≥≪≫=≠≈~∼≃≅±∓∈∉⊂⊆∝→←×÷+\-/*^]$/.test(sign)
}
