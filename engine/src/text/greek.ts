const names: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ϵ: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  µ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  φ: 'phi',
  ϕ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
}

/** A lone Greek letter by its English name, in lower case ("α" and "Α" are "alpha"); other words as they are. */
export function greekName(word: string): string {
  // Of longer words some are names of what every object has: "constructor".
  return word.length > 1 ? word : (names[word] ?? names[word.toLowerCase()] ?? word)
}
