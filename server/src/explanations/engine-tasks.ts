import {
  type Answer,
  analyzeFigures,
  analyzeMath,
  analyzeResults,
  answer,
  type CitableOptions,
  type CitableSentence,
  checkPasted,
  citableSentences,
  type Explanation,
  explain,
  type FiguresAnalysis,
  type FoundPassage,
  getReady,
  type Judgement,
  judgeProposals,
  type MathAnalysis,
  type PaperDocument,
  type Proposal,
  passagesOf,
  type ResultsAnalysis,
  type Span,
  smallNames,
  splitPasted,
  type Verdict,
} from '@tessera/engine'

/** A sentence of a pasted text, where it stands there, and what the paper says to it. */
export interface CheckedSentence {
  readonly text: string
  readonly span: Span
  readonly verdict: Verdict
  /** The paper's sentences that the verdict's words are of. */
  readonly passages: readonly FoundPassage[]
}

/** What the embedded engine is asked for, by name: the same functions on every path (web, job, command line). */
const engineTasks = {
  explain: (document: PaperDocument): Promise<Explanation> => explain(document),
  answer: (document: PaperDocument, question: string): Promise<Answer> =>
    answer(document, question),
  /** Nothing is said; what is found stays with the document. */
  ready: async (document: PaperDocument): Promise<void> => getReady(document),
  results: async (document: PaperDocument): Promise<ResultsAnalysis> => analyzeResults(document),
  figures: async (document: PaperDocument): Promise<FiguresAnalysis> => analyzeFigures(document),
  math: async (document: PaperDocument): Promise<MathAnalysis> => analyzeMath(document),
  citable: async (document: PaperDocument, options: CitableOptions): Promise<CitableSentence[]> =>
    citableSentences(document, options),
  judge: async (
    document: PaperDocument,
    proposals: readonly Proposal[],
    taken: readonly Span[],
  ): Promise<Judgement[]> => judgeProposals(document, proposals, taken),
  verify: async (
    document: PaperDocument,
    text: string,
    spans?: readonly Span[],
  ): Promise<CheckedSentence[]> =>
    splitPasted(text, smallNames(document)).map((whole) => {
      const span = withoutMarker(text, whole)
      const sentence = text.slice(span.start, span.end)
      const verdict = checkPasted(document, sentence, spans)
      return { text: sentence, span, verdict, passages: passagesOf(document, verdict.spans) }
    }),
}

/** "• ", "2. ", "(b) ", "## ", "- ✅ ": what marks an item of a list, or a heading, is no word of it. */
const marker =
  /^(?:#{1,6}|[•●▪–*-]|\(?\d{1,2}[.)]|\([a-z]\))\s+(?:\p{Emoji_Presentation}\ufe0f?\s*)*(?=\S)/u

function withoutMarker(text: string, { start, end }: Span): Span {
  return { start: start + (marker.exec(text.slice(start, end))?.[0].length ?? 0), end }
}

type EngineTasks = typeof engineTasks
export type EngineTask = keyof EngineTasks
export type TaskInput<Task extends EngineTask> = Parameters<EngineTasks[Task]>
export type TaskOutput<Task extends EngineTask> = Awaited<ReturnType<EngineTasks[Task]>>

/** Runs an engine task somewhere: in a worker thread for the server, in place for the command line. */
export type RunEngine = <Task extends EngineTask>(
  task: Task,
  ...input: TaskInput<Task>
) => Promise<TaskOutput<Task>>

/** Runs tasks in place. */
export const runEngineHere: RunEngine = (task, ...input) => callTask(task, input)

/** Calls a task by name with its input. */
export async function callTask<Task extends EngineTask>(
  task: Task,
  input: TaskInput<Task>,
): Promise<TaskOutput<Task>> {
  // The table pairs each name with its input; the compiler cannot follow that through a type parameter.
  const run = engineTasks[task] as unknown as (
    ...args: TaskInput<Task>
  ) => Promise<TaskOutput<Task>>
  return run(...input)
}
