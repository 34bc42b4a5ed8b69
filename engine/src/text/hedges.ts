const words = new Set(
  `may might could can would should perhaps possibly possible probably probable potentially potential
  presumably likely unlikely apparently seemingly seem seems seemed appear appears appeared suggest
  suggests suggested suggesting indicate indicates indicated indicating imply implies implied hypothesize
  hypothesise hypothesized hypothesised hypothesis believe believes believed assume assumes assumed
  assuming speculate speculates speculated conjecture expect expects expected estimate estimates estimated
  tend tends tended tendency often usually generally typically commonly frequently occasionally sometimes
  mostly mainly partly partially largely somewhat relatively rather fairly nearly almost approximately
  roughly about around some several most certain limited preliminary tentative putative presumed alleged
  unclear uncertain if whether unless only merely up least most trend trends marginally slightly modestly
  weakly borderline except vitro silico vivo mice rats mouse rat animal animals simulation simulations
  simulated subset pilot exploratory consistent in-part`.split(/\s+/),
)

/** Words that limit how surely, how widely or in whom a thing is said. Lower case. */
export function isHedge(word: string): boolean {
  return words.has(word)
}

/** Words that limit a statement when they stand around a fragment that was cut from its sentence. */
export function isScopeWord(word: string): boolean {
  return scope.has(word)
}
const scope = new Set(
  `may might could perhaps possibly probably potentially presumably likely unlikely apparently seemingly
  seem seems seemed appear appears appeared suggest suggests suggested hypothesize hypothesise hypothesized
  hypothesised hypothesis believe believed assume assumes assumed assuming speculate speculated conjecture
  expect expected unclear uncertain if whether unless only merely except excepting exception exceptions excluding vitro silico mice rats mouse
  rat claim claims claimed allege alleges alleged argue argued`.split(/\s+/),
)
