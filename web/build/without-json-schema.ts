import type { Plugin } from 'vite'

/**
 * Leaves out how zod tells a schema as JSON Schema, a quarter of its weight, which no bundler can see to be unused: the
 * server tells it, the page never does. Whoever calls it all the same is thrown an error.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    transform: {
      filter: { id: /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/ },
      handler: (code) => {
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(
          ([, name = '']) => name,
        )
        if (names.length === 0) throw new Error('zod exports its JSON Schema in another way now.')
        const absent = `const absent = () => { throw new Error('The page has no JSON Schema.') }`
        const stubs = names.map((name) =>
          // Called for every schema that is made; what it gives is the method.
          name.startsWith('create')
            ? `export const ${name} = () => absent`
            : `export const ${name} = absent`,
        )
        return { code: [absent, ...stubs].join('\n'), map: null }
      },
    },
  }
}
