const pairs = (words: string): [string, string][] =>
  words
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const at = entry.indexOf(':')
      return [entry.slice(0, at), entry.slice(at + 1)]
    })

/** LaTeX commands that stand for one symbol. Greek, relations, operators, arrows, delimiters. */
export const latexSymbols: ReadonlyMap<string, string> = new Map([
  ...pairs(`alpha:α beta:β gamma:γ delta:δ epsilon:ϵ varepsilon:ε zeta:ζ eta:η theta:θ vartheta:ϑ
    iota:ι kappa:κ lambda:λ mu:μ nu:ν xi:ξ pi:π varpi:ϖ rho:ρ varrho:ϱ sigma:σ varsigma:ς tau:τ
    upsilon:υ phi:ϕ varphi:φ chi:χ psi:ψ omega:ω Gamma:Γ Delta:Δ Theta:Θ Lambda:Λ Xi:Ξ Pi:Π Sigma:Σ
    Upsilon:Υ Phi:Φ Psi:Ψ Omega:Ω upmu:μ digamma:ϝ varkappa:ϰ`),
  ...pairs(`times:× cdot:⋅ pm:± mp:∓ div:÷ ast:∗ star:⋆ circ:∘ bullet:∙ oplus:⊕ otimes:⊗ odot:⊙
    lt:< gt:> leq:≤ le:≤ nleq:≰ ngeq:≱ lessgtr:≶ leqslant:≤ geq:≥ ge:≥ geqslant:≥ neq:≠ ne:≠ approx:≈ sim:∼ simeq:≃ cong:≅ equiv:≡
    propto:∝ ll:≪ gg:≫ in:∈ notin:∉ ni:∋ subset:⊂ subseteq:⊆ supset:⊃ supseteq:⊇ cup:∪ cap:∩
    setminus:∖ emptyset:∅ varnothing:∅ forall:∀ exists:∃ neg:¬ lnot:¬ land:∧ wedge:∧ lor:∨ vee:∨
    to:→ rightarrow:→ longrightarrow:→ leftarrow:← gets:← leftrightarrow:↔ Rightarrow:⇒ implies:⇒
    Leftarrow:⇐ Leftrightarrow:⇔ iff:⇔ mapsto:↦ uparrow:↑ downarrow:↓ perp:⊥ parallel:∥ mid:∣
    bot:⊥ nmid:∤ subsetneq:⊊ supsetneq:⊋ trianglelefteq:⊴ hookrightarrow:↪ rightharpoonup:⇀ rightleftharpoons:⇌ leftrightharpoons:⇋ longmapsto:⟼ longleftrightarrow:⟷ Longrightarrow:⟹ Longleftarrow:⟸ nearrow:↗ searrow:↘ circlearrowright:↻ because:∵ therefore:∴ vdash:⊢ models:⊨ triangleq:≜ lesssim:≲ gtrsim:≳ prec:≺ succ:≻ coloneqq::= triangleright:⊳ vartriangle:△ bigtimes:⨉`),
  ...pairs(`sum:∑ prod:∏ int:∫ iint:∬ oint:∮ bigcup:⋃ bigcap:⋂ bigoplus:⨁ bigotimes:⨂ partial:∂
    nabla:∇ infty:∞ hbar:ℏ ell:ℓ Re:ℜ Im:ℑ aleph:ℵ prime:′ angle:∠ triangle:△ square:□ dagger:†
    ddagger:‡ top:⊤ bot:⊥ ldots:… dots:… dotsc:… cdots:⋯ dotsb:⋯ vdots:⋮ ddots:⋱ degree:° S:§ P:¶
    langle:⟨ rangle:⟩ lfloor:⌊ rfloor:⌋ lceil:⌈ rceil:⌉ lvert:| rvert:| vert:| lVert:∥ rVert:∥
    Vert:∥ lbrace:{ rbrace:} lbrack:[ rbrack:] backslash:\\ mathsection:§ diamond:⋄ lozenge:◊ blacksquare:■ bigstar:★ clubsuit:♣ complement:∁ wp:℘ eth:ð mho:℧ imath:ı jmath:ȷ colon:: vdots:⋮ checkmark:✓ AA:Å ss:ß`),
  ['{', '{'],
  ['}', '}'],
  ['%', '%'],
  ['$', '$'],
  ['&', '&'],
  ['#', '#'],
  ['_', '_'],
  ['|', '∥'],
])

/** Commands that set an accent over their argument. */
export const latexAccents: ReadonlyMap<string, string> = new Map([
  ['hat', '^'],
  ['widehat', '^'],
  ['tilde', '~'],
  ['widetilde', '~'],
  ['bar', '¯'],
  ['overline', '¯'],
  ['dot', '˙'],
  ['ddot', '¨'],
  ['vec', '→'],
  ['overrightarrow', '→'],
  ['check', 'ˇ'],
  ['breve', '˘'],
])

/** Commands that print a space. */
export const latexSpaces = new Set([
  ',',
  ';',
  ':',
  ' ',
  '>',
  'quad',
  'qquad',
  '~',
  'space',
  'enspace',
])

/** Commands whose braced arguments are settings, not words; the number says how many to drop. */
export const latexSettings: ReadonlyMap<string, number> = new Map([
  ['begin', 1],
  ['end', 1],
  ['label', 1],
  ['color', 1],
  ['hspace', 1],
  ['vspace', 1],
  ['kern', 0],
  ['usepackage', 1],
  ['setlength', 2],
  ['documentclass', 1],
  ['textcolor', 1],
  ['phantom', 1],
  ['hphantom', 1],
  ['vphantom', 1],
  ['tag', 1],
])

/** Functions that are printed as their name. */
export const latexFunctions = new Set(
  (
    'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp lim limsup liminf max min ' +
    'sup inf arg det dim ker gcd deg hom Pr mod bmod pmod argmax argmin'
  ).split(' '),
)

/** Commands that only set fonts, sizes or limits: their arguments speak for themselves. */
export const latexSilent = new Set(
  (
    'mathrm mathbf mathit mathsf mathtt mathcal mathscr mathfrak mathbb mathbbm mathds mathnormal mathop mathbin ' +
    'mathrel mathord mathopen mathclose mathpunct mathinner mathstrut boldsymbol bm bold pmb rm bf it sf tt cal ' +
    'leavevmode displaystyle textstyle scriptstyle scriptscriptstyle limits nolimits operatorname ensuremath left right ' +
    'middle big Big bigg Bigg bigl bigr Bigl Bigr biggl biggr Biggl Biggr bigm Bigm nonumber notag hline cline ' +
    'underbrace overbrace underline boxed fbox mbox hbox vbox raisebox protect relax unskip centering null strut ' +
    'smash llap rlap mathllap mathrlap mathclap cancel text textup textsc textsf texttt emph small large Large ' +
    'normalsize footnotesize scriptsize tiny unicode hfill hskip vskip mskip mkern thinspace negthinspace ' +
    'allowbreak nobreak newline displaylimits'
  ).split(' '),
)
