// `node scripts/run.mjs library/measure.ts --data DIR`: every figure of the starter papers, measured anew.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureAnchoring } from './measure/anchoring.ts'
import { readPapers } from './measure/papers.ts'
import { showAnchoring, showReader, showVerify } from './measure/show.ts'
import { measureVerify } from './measure/verify.ts'

const data = process.argv[process.argv.indexOf('--data') + 1]
if (!process.argv.includes('--data') || !data) {
  console.error(
    'Usage: node scripts/run.mjs library/measure.ts --data DIR (with DIR/papers and DIR/eval)',
  )
  process.exit(2)
}
const root = fileURLToPath(new URL('..', import.meta.url))
const papers = readPapers(join(data, 'papers'))
const anchoring = measureAnchoring(papers, 20261121)
const verify = measureVerify(papers, 20261121)

const scratch = mkdtempSync(join(tmpdir(), 'tessera-measure-'))
const evalOut = join(scratch, 'eval.json')
const run = spawnSync(
  process.execPath,
  [join(root, 'eval/main.ts'), '--data', join(data, 'eval'), '--out', evalOut],
  { stdio: 'inherit' },
)
if (run.status !== 0) process.exit(1)
const reader = JSON.parse(readFileSync(evalOut, 'utf8'))
rmSync(scratch, { recursive: true })

const shown = { ...showAnchoring(anchoring), ...showVerify(verify), ...showReader(reader.figures) }
const measured = { anchoring, verify, reader }
writeFileSync(
  join(root, 'library/measurements.json'),
  `${JSON.stringify({ shown, measured }, null, 2)}\n`,
)
console.log('library/measurements.json is written; library/build.ts makes the papers from it.')
