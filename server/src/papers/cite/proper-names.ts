/** Names of countries or languages in English, as the platform's own data have them. */
function namesOf(type: 'region' | 'language'): string[] {
  // Two-letter codes, of which many stand for nothing.
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const codes = letters.flatMap((one) => letters.map((other) => one + other))
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' })
  return codes.flatMap((code) => names.of(type === 'region' ? code.toUpperCase() : code) ?? [])
}

/** People whom methods, laws and diseases are called after, and what else titles name: no list of them is ever whole. */
const others =
  'Alzheimer,Archimedes,Aristotle,Banach,Bayes,Bayesian,Bernoulli,Bessel,Bohr,Boltzmann,Boolean,Bose,Brownian,Cartesian,' +
  'Cauchy,Chebyshev,Chomsky,Coulomb,Crohn,Darwin,Darwinian,Dirac,Dirichlet,Down,Einstein,Euclidean,Euler,Eulerian,' +
  'Fermat,Fermi,Feynman,Fibonacci,Fourier,Freud,Freudian,Galileo,Galois,Gauss,Gaussian,Gibbs,Gödel,Hamilton,Hamiltonian,' +
  'Hawking,Hebbian,Heisenberg,Hermite,Higgs,Hilbert,Hodgkin,Hubble,Huntington,Jacobian,Kalman,Kant,Kantian,Kepler,' +
  'Keynes,Keynesian,Krylov,Lagrange,Lagrangian,Laplace,Laplacian,Legendre,Leibniz,Lipschitz,Lorentz,Lyapunov,Malthusian,' +
  'Markov,Markovian,Marx,Marxist,Maxwell,Mendel,Mendelian,Monte Carlo,Nash,Navier,Newton,Newtonian,Nobel,Pareto,Parkinson,' +
  'Pavlovian,Petri,Planck,Poincaré,Poisson,Raman,Ramsey,Riemann,Riemannian,Schrödinger,Shannon,Shapley,Sobolev,Stokes,' +
  'Taylor,Turing,Voronoi,Wasserstein,Zipf,Africa,African,America,American,Antarctic,Antarctica,Arctic,Asia,Asian,Atlantic,' +
  'Australian,Austrian,Belgian,Brazilian,British,Buddhist,Canadian,Catholic,Christian,Earth,Egyptian,Europe,European,' +
  'Andromeda,Carina,Cassiopeia,Centaurus,Cygnus,Magellanic,Orion,Perseus,Sagittarius,Entscheidungsproblem,Jupiters,' +
  'Indian,Iranian,Islamic,Israeli,Jewish,Jupiter,Latin America,London,Mars,Mediterranean,Mexican,Milky Way,Muslim,New York,' +
  'Nigerian,Pacific,Paris,Protestant,Roman,Saturn,Scottish,Swiss,Venus,January,February,April,June,July,August,September,' +
  'October,November,December,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday'

type NamesByFirstWord = ReadonlyMap<string | undefined, readonly string[]>
let collected: NamesByFirstWord | undefined

/** The names by their first word in small letters, the longer ones first. Collected when the first title is cited. */
function byFirstWord(): NamesByFirstWord {
  collected ??= Map.groupBy(
    [...new Set([...namesOf('region'), ...namesOf('language'), ...others.split(',')])]
      .filter((name) => /^\p{Lu}[\p{L} ]+$/u.test(name))
      .sort((a, b) => b.length - a.length),
    (name) => name.toLowerCase().split(' ')[0],
  )
  return collected
}

/** The name that begins with the first of these words, as it is written; null when none does. */
export function properNameAt(words: readonly string[]): string | null {
  const text = words.join(' ').toLowerCase()
  return (
    byFirstWord()
      .get(words[0]?.toLowerCase())
      ?.find((name) => {
        const small = name.toLowerCase()
        return text === small || text.startsWith(`${small} `)
      }) ?? null
  )
}
