// Loaded before the server (`--import`). Node reads the package.json of a package anew for every module in it;
// drizzle-orm's has 178 KB and a hundred of its modules are needed: that took a third of the time of a start.
import { registerHooks } from 'node:module'

const home = '/node_modules/drizzle-orm/'

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || !context.parentURL?.includes(home))
      return next(specifier, context)
    const { href } = new URL(specifier, context.parentURL)
    return { url: href, format: 'module', shortCircuit: true }
  },
})
