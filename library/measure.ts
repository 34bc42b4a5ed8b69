// `node scripts/run.mjs library/measure.ts --data DIR [--eval FILE.json]`: every figure of the starter papers, measured anew;
// those of the evaluation sets are taken from a file that `npm run eval -- --out FILE.json` has just written, where one is named.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { engineVersion } from '../engine/src/explain/explanation.ts'
import { flag } from '../scripts/flag.ts'
import { measureAnchoring } from './measure/anchoring.ts'
import { readPapers } from './measure/papers.ts'
import { showAnchoring, showReader, showVerify } from './measure/show.ts'
import { measureVerify } from './measure/verify.ts'

const data = flag('data')
if (!data) {
  console.error(
    'Usage: node scripts/run.mjs library/measure.ts --data DIR [--eval FILE.json] (with DIR/papers and DIR/eval)',
  )
  process.exit(2)
}
const root = fileURLToPath(new URL('..', import.meta.url))
const papers = readPapers(join(data, 'papers'))
const anchoring = measureAnchoring(papers, 20261121)
const verify = measureVerify(papers, 20261121)

const reader = JSON.parse(readFileSync(flag('eval') ?? evaluated(), 'utf8'))
if (reader.engineVersion !== engineVersion) {
  console.error(
    `That evaluation is of engine ${reader.engineVersion}, and this is ${engineVersion}.`,
  )
  process.exit(1)
}

/** The file of a full run of the evaluation. */
function evaluated(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'tessera-measure-')), 'eval.json')
  const run = spawnSync(
    process.execPath,
    [join(root, 'eval/main.ts'), '--data', join(data as string, 'eval'), '--out', file],
    { stdio: 'inherit' },
  )
  if (run.status !== 0) process.exit(1)
  return file
}

const shown = { ...showAnchoring(anchoring), ...showVerify(verify), ...showReader(reader.figures) }
const measured = { anchoring, verify, reader }
writeFileSync(
  join(root, 'library/measurements.json'),
  `${JSON.stringify({ shown, measured }, null, 2)}\n`,
)
console.log('library/measurements.json is written; library/build.ts makes the papers from it.')
