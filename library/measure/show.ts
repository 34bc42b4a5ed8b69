import { barChart, dataAddress, lineChart } from '../chart.ts'
import type { Shown } from '../render.ts'
import type { measureAnchoring } from './anchoring.ts'
import type { measureVerify } from './verify.ts'

/** One decimal; 100.0 is said of all alone. */
const percent = (part: number, whole: number) => {
  const share = ((100 * part) / Math.max(1, whole)).toFixed(1)
  return share === '100.0' && part < whole ? '99.9' : share
}

/** The anchoring experiment's figures by the names that its paper uses. */
export function showAnchoring(result: ReturnType<typeof measureAnchoring>): Shown {
  const shown: Record<string, string> = {
    'anchoring.papers': String(result.papers),
    'anchoring.passages': String(result.passages),
    'anchoring.perPaper': String(Math.round(result.passages / result.papers)),
    'anchoring.seed': String(result.seed),
  }
  for (const [name, rows] of Object.entries(result.tally))
    rows.forEach((row, index) => {
      const found = percent(row.found, row.survived)
      const wrong = percent(row.wrong, result.passages)
      const key = `anchoring.${name}.${index + 1}`
      shown[`${key}.found`] = `${found}%`
      shown[`${key}.found.n`] = found
      shown[`${key}.wrong`] = `${wrong}%`
      shown[`${key}.wrong.n`] = wrong
      shown[`${key}.honest`] = String(row.honest)
      shown['anchoring.survived'] = String(row.survived)
      shown['anchoring.vanished'] = String(row.vanished)
    })
  const names = { offsets: 'Offsets alone', exact: 'Exact search', threePart: 'Three-part anchor' }
  const series = Object.entries(names).map(([key, name]) => ({
    name,
    values: (result.tally[key] ?? []).map((row) => (100 * row.found) / row.survived),
  }))
  const rounds = series[0]?.values.map((_, index) => `Round ${index + 1}`) ?? []
  shown['figure.anchoring'] = dataAddress(lineChart(rounds, series))
  return shown
}

/** The mutation suite's figures by the names that its paper uses. */
export function showVerify(result: ReturnType<typeof measureVerify>): Shown {
  const { kinds } = result
  const all = kinds.reduce(
    (sum, kind) => ({ made: sum.made + kind.made, caught: sum.caught + kind.caught }),
    { made: 0, caught: 0 },
  )
  const hardest = kinds.toSorted((a, b) => a.caught / a.made - b.caught / b.made)[0]
  const row = (kind: (typeof kinds)[number]) =>
    `<tr><th>${kind.name}</th><td>${kind.made}</td><td>${kind.caught}</td><td>${percent(kind.caught, kind.made)}</td></tr>`
  return {
    'verify.papers': String(result.papers),
    'verify.corruptions': String(all.made),
    'verify.caught': String(all.caught),
    'verify.kinds': String(kinds.length),
    'verify.detection': `${percent(all.caught, all.made)}%`,
    'verify.benign': String(result.benign.made),
    'verify.falseAlarms': String(result.benign.rejected),
    'verify.medianMs': result.medianMs.toFixed(2),
    'verify.p99Ms': result.p99Ms.toFixed(2),
    'verify.seed': String(result.seed),
    'verify.hardest':
      hardest === undefined || hardest.caught === hardest.made
        ? 'Every corruption of every kind was caught.'
        : `The hardest kind was ${hardest.name.toLowerCase()}, of which ${percent(hardest.caught, hardest.made)}% were caught.`,
    'verify.rows': kinds.map(row).join('\n'),
    'figure.verify': dataAddress(
      barChart(
        kinds.map((kind) => kind.name),
        kinds.map((kind) => (100 * kind.caught) / kind.made),
      ),
    ),
  }
}

interface Figure {
  readonly task: string
  readonly part: string
  readonly name: string
  readonly items: number
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** The evaluation's figures by the names that the paper on reading uses. */
export function showReader(figures: readonly Figure[]): Shown {
  const figure = (task: string, name: string, part: string) => {
    const found = figures.find(
      (entry) => entry.task === task && entry.name === name && entry.part === part,
    )
    if (!found) throw new Error(`The evaluation has no figure "${task}: ${name}" (${part}).`)
    return found
  }
  const share = (value: number) => (100 * value).toFixed(1)
  const interval = ({ low, high }: Figure) => `${share(low)} to ${share(high)}`
  const summary = (name: string) => figure('tldr', name, 'development')
  // Each paper with weights fitted to other papers: nothing here was measured on what it was fitted to.
  const asked = (task: string, name: string) => figure(task, name, 'five folds')
  const engine = summary('ROUGE-1, engine')
  const lead = summary('ROUGE-1, first sentence')
  const cue = summary('ROUGE-1, first “we propose …”')
  const lexRank = summary('ROUGE-1, LexRank')
  const oracle = summary('ROUGE-1, oracle')
  const ratio = summary('ratio to oracle, engine')
  const first = asked('covid-qa', 'first sentence holds the answer')
  const any = asked('covid-qa', 'a shown sentence holds the answer')
  const falsely = asked('covid-qa', 'refused though the paper says')
  const refused = asked('covid-qa', 'refused, question of another paper')
  const science = asked('qasper', 'a shown sentence holds the answer')
  const scienceRefused = asked('qasper', 'refused, question of another paper')
  return {
    'reader.tldr.items': String(engine.items),
    'reader.tldr.engine': `${share(engine.mean)}%`,
    'reader.tldr.engine.n': share(engine.mean),
    'reader.tldr.interval': interval(engine),
    'reader.tldr.lead.n': share(lead.mean),
    'reader.tldr.leadRatio': (lead.mean / oracle.mean).toFixed(3),
    'reader.tldr.cue.n': share(cue.mean),
    'reader.tldr.cueRatio': (cue.mean / oracle.mean).toFixed(3),
    'reader.tldr.oracle': `${share(oracle.mean)}%`,
    'reader.tldr.oracle.n': share(oracle.mean),
    'reader.tldr.lexRank.n': share(lexRank.mean),
    'reader.tldr.lexRankRatio': (lexRank.mean / oracle.mean).toFixed(3),
    'reader.tldr.ratio': (engine.mean / oracle.mean).toFixed(3),
    'reader.tldr.ratioInterval': `${ratio.low.toFixed(3)} to ${ratio.high.toFixed(3)}`,
    'reader.covid.items': String(first.items),
    'reader.covid.first': `${share(first.mean)}%`,
    'reader.covid.firstInterval': interval(first),
    'reader.covid.shown': `${share(any.mean)}%`,
    'reader.science.items': String(science.items),
    'reader.science.shown': `${share(science.mean)}%`,
    'reader.science.shownInterval': interval(science),
    'reader.science.refused': `${share(scienceRefused.mean)}%`,
    'reader.refusal.items': String(refused.items),
    'reader.refusal.refused': `${share(refused.mean)}%`,
    'reader.refusal.falseRefusal': `${share(falsely.mean)}%`,
    'figure.reader': dataAddress(
      barChart(
        ['First sentence', 'LexRank', 'Cue phrase', 'Engine', 'Oracle'],
        [lead, lexRank, cue, engine, oracle].map(({ mean }) => 100 * mean),
      ),
    ),
  }
}
