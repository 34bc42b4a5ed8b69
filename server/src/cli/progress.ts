/** Says on stderr what is going on; stdout is for results. */
export function progress(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}
