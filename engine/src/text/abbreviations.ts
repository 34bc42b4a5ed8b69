// What a full stop after a word means in academic prose. Words are lower case, without their last dot.

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** Nouns that a single letter labels: "in panel B. Mice …" ends a sentence, "we thank T. Gray" does not. */
export const labelled = words(
  `panel panels vitamin type types group groups factor class classes hepatitis influenza phase case
  condition model set part table appendix lane site region step version system domain chain stage
  experiment kinase protein cohort arm arms plate block blocks row column box node point line matrix
  variable task dataset subset strain virus fraction sample scenario option method category level grade`,
)

/** A full stop after these belongs to the word: something always follows ("Fig. 2", "Dr. Gray"). */
export const leading = words(
  `fig figs eq eqs eqn eqns sec secs sect sects ref refs tab tabs chap ch vol vols nos pp p pg par
  thm thms def defn prop lem lemma cor alg ex exs app suppl supp dr drs prof profs mr mrs ms st rev hon gen
  cf vs v e.g eg i.e viz resp approx ca c.f cfr incl excl esp cit ed eds trans dept univ
  mt ft lt col sgt capt nr art ser n.b q.v s.t w.r.t sc aff`,
)

/** These may end a sentence: they do when a usual sentence opener follows, and not before other names. */
export const either = words(
  `al inc ltd co corp bros gmbh plc jr sr ph.d phd m.d md b.sc m.sc u.s u.k u.s.a e.u d.c n.y
  sp spp subsp ssp var cv str gov assoc proc conf intl natl acad int lett phys rev sci soc am j
  chem biol med nat jan feb mar apr jun jul aug sept sep oct nov dec`,
)

/** These end a sentence whenever a capital follows: units, "etc.", "a.m.". */
export const closing = words(`etc a.m p.m min mins secs hr hrs wt vol in oz lb lbs mol conc temp`)

/** Words that open sentences far more often than they open names. */
export const openers = words(
  `the a an this that these those we our it its they their he she his her i in on at by for from to
  with without as if when while where whether since because although though however moreover
  furthermore thus hence therefore here there then both each all some many most several such one two
  three no not only also after before during until under over among between within our finally first
  second third next lastly overall additionally similarly conversely consequently nevertheless
  nonetheless instead rather indeed interestingly surprisingly importantly notably recently previously
  currently given using based despite unlike like what which who why how are is was were can could
  should would may might must do does did let note see using taken together`,
)
