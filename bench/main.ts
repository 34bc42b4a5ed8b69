// Speed and agreement, measured here and now: `npm run bench` runs all, `npm run bench -- parse` one.
import { benchAccounts } from './accounts.ts'
import { benchAnchor } from './anchor.ts'
import { benchAsking } from './asking.ts'
import { benchExplain } from './explain.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchParse } from './parse.ts'
import { benchReading } from './reading.ts'
import { benchSearch } from './search.ts'
import { benchVerify } from './verify.ts'

const benches: Readonly<Record<string, () => void | Promise<void>>> = {
  parse: benchParse,
  reading: benchReading,
  explain: benchExplain,
  asking: benchAsking,
  anchor: benchAnchor,
  verify: benchVerify,
  search: benchSearch,
  accounts: benchAccounts,
  lighthouse: benchLighthouse,
}

const words = process.argv.slice(2)
const options = words.findIndex((word) => word.startsWith('-'))
const wanted = options < 0 ? words : words.slice(0, options)
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
