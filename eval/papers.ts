import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPaperIndex } from '../engine/src/retrieve/paper-index.ts'
import { plainBm25 } from './bm25.ts'
import { readRows } from './data.ts'
import type { Measure, Part } from './measure.ts'

interface Row {
  _id: string
  title: string
  text: string
}

const depth = 10

/** Relevant papers of each query, from a tab-separated file with a header. */
function judgements(path: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const line of readFileSync(path, 'utf8').trim().split('\n').slice(1)) {
    const [query = '', paper = '', grade = '0'] = line.split('\t')
    if (Number(grade) > 0) found.set(query, (found.get(query) ?? new Set()).add(paper))
  }
  return found
}

/** nDCG@10 with grades 0 and 1, as trec_eval defines it. */
function ndcg(ranked: readonly string[], relevant: ReadonlySet<string>): number {
  const gain = (at: number) => 1 / Math.log2(at + 2)
  let sum = 0
  ranked.slice(0, depth).forEach((id, at) => {
    if (relevant.has(id)) sum += gain(at)
  })
  let ideal = 0
  for (let at = 0; at < Math.min(depth, relevant.size); at++) ideal += gain(at)
  return ideal === 0 ? 0 : sum / ideal
}

/** Ranking of papers by the engine's index and by plain BM25, on one set. */
function measureSet(
  folder: string,
  task: string,
  set: string,
  file: string,
  part: Part,
): Measure[] | null {
  const corpus = readRows<Row>(folder, `${set}/corpus.jsonl`)
  const queries = readRows<Row>(folder, `${set}/queries_${file}.jsonl`)
  if (!corpus || !queries) return null
  const relevant = judgements(join(folder, set, `qrels_${file}.tsv`))
  const papers = corpus.map(({ _id, title, text }) => ({ id: _id, title, abstract: text }))
  const index = createPaperIndex(papers)
  const plain = plainBm25(papers.map(({ title, abstract }) => `${title} ${abstract}`))
  const asked = queries.filter(({ _id }) => relevant.has(_id))
  const score = (search: (query: string) => string[]) =>
    asked.map(({ _id, text }) => ndcg(search(text), relevant.get(_id) ?? new Set()))
  return [
    {
      task,
      part,
      name: 'nDCG@10, engine',
      values: score((query) => index.search(query, depth).map(({ id }) => id)),
    },
    {
      task,
      part,
      name: 'nDCG@10, plain BM25',
      values: score((query) => plain(query, depth).map((at) => papers[at]?.id ?? '')),
    },
  ]
}

/** Ranking of papers on Cranfield and on SciFact as BEIR has it (Thakur et al. 2021). */
export function measurePapers(folder: string): Measure[] | null {
  const measures = [
    ...(measureSet(folder, 'papers, Cranfield', 'cranfield', 'dev', 'development') ?? []),
    ...(measureSet(folder, 'papers, Cranfield', 'cranfield', 'test', 'held out') ?? []),
    ...(measureSet(folder, 'papers, SciFact', 'beir_scifact', 'train', 'development') ?? []),
    ...(measureSet(folder, 'papers, SciFact', 'beir_scifact', 'test', 'held out') ?? []),
  ]
  return measures.length === 0 ? null : measures
}
