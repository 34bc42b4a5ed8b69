// `node scripts/run.mjs scripts/built-patterns.ts FILE…`: imports modules, and prints as JSON the patterns that they
// build from parts while they load.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pattern } from './patterns.ts'

const built: Pattern[] = []
let file = ''
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, parts, caller) {
    const made = Reflect.construct(target, parts, caller)
    if (caller === globalThis.RegExp) built.push({ file, source: made.source, flags: made.flags })
    return made
  },
})
for (file of process.argv.slice(2)) await import(pathToFileURL(resolve(file)).href)
console.log(JSON.stringify(built))
