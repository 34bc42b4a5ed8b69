// Speed and agreement, measured here and now: `npm run bench` runs all, `npm run bench -- parse` one.
import { benchExplain } from './explain.ts'
import { benchParse } from './parse.ts'

const benches: Readonly<Record<string, () => Promise<void>>> = {
  parse: benchParse,
  explain: benchExplain,
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown[0]}"; there are: ${Object.keys(benches).join(', ')}.`)
  process.exit(2)
}
for (const [name, bench] of Object.entries(benches))
  if (wanted.length === 0 || wanted.includes(name)) {
    console.log(`\n## ${name}\n`)
    await bench()
  }
