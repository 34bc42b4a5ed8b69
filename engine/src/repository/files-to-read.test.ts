import { expect, test } from 'vitest'
import { filesToRead } from './files-to-read.ts'

const listed = (...paths: string[]) => paths.map((path) => ({ path, size: 500 }))

test('the read-me and the licence first, then settings and scripts, nearest to the root', () => {
  const paths = filesToRead(
    listed(
      'src/deep/er/still/train.py',
      'environment.yml',
      'src/train.py',
      'train.py',
      'config.yaml',
      'run.sh',
      'LICENSE',
      'docs/config.yaml',
      'README.rst',
      'README.md',
      'package.json',
      'utils.py',
      'logo.png',
    ),
  )
  expect(paths).toEqual([
    ...['README.md', 'LICENSE', 'config.yaml', 'run.sh', 'train.py', 'src/train.py', 'utils.py'],
  ])
})

test('eight at most, few of one folder and of one kind; the same in any order', () => {
  const many = listed(
    'README.md',
    ...Array.from({ length: 40 }, (_, at) => `configs/exp-${at}.yaml`),
    ...Array.from({ length: 40 }, (_, at) => `train_${at}.py`),
    ...Array.from({ length: 40 }, (_, at) => `run_${at}.sh`),
  )
  const paths = filesToRead(many)
  expect(paths).toHaveLength(8)
  expect(paths.filter((path) => path.startsWith('configs/'))).toHaveLength(1)
  expect(filesToRead(many.toReversed())).toEqual(paths)
})

test('what lies in a folder of training counts, however it is called', () => {
  const paths = filesToRead(
    listed('README.md', 'src/a/b/c.py', 'src/training/label/transformer.py', 'scripts/x.sh'),
  )
  expect(paths).toEqual(['README.md', 'scripts/x.sh', 'src/training/label/transformer.py'])
})

test('without a licence file, what declares one', () => {
  expect(filesToRead(listed('setup.py', 'DESCRIPTION', 'README.md'))).toEqual([
    'README.md',
    'DESCRIPTION',
  ])
})

test('what is empty or large is left', () => {
  expect(
    filesToRead([
      { path: 'README.md', size: 0 },
      { path: 'config.json', size: 2_000_000 },
    ]),
  ).toEqual([])
})
