import { expect, test } from 'vitest'
import { namedResources } from './named-resources.ts'

test.each([
  ['Code is at https://github.com/ada/drift.', ['code ada/drift https://github.com/ada/drift']],
  [
    '(github.com/ada/drift.git), twice: https://github.com/ada/drift/tree/main',
    ['code ada/drift https://github.com/ada/drift'],
  ],
  [
    'Data: https://huggingface.co/datasets/ada/jars; https://zenodo.org/records/123',
    [
      'dataset ada/jars https://huggingface.co/datasets/ada/jars',
      'dataset 123 https://zenodo.org/records/123',
    ],
  ],
  [
    'https://doi.org/10.5061/dryad.8515',
    ['dataset 10.5061/dryad.8515 https://doi.org/10.5061/dryad.8515'],
  ],
  ['We thank GitHub. See https://example.org/github.com and https://github.com/ada', []],
  [undefined, []],
])('%s', (text, found) => {
  expect(namedResources(text).map(({ kind, name, url }) => `${kind} ${name} ${url}`)).toEqual(found)
})
