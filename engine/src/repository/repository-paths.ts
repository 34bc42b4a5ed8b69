/** The parts of a path in lower case, the file's name last. */
export const partsOf = (path: string): string[] => path.toLowerCase().split('/')

/** What a file's name ends in, in lower case and without the dot; compressed files by what they hold. */
export function endingOf(path: string): string {
  const name = partsOf(path).at(-1) ?? ''
  return /\.([a-z0-9]+)$/.exec(name.replace(/\.(?:gz|bz2|xz|zst)$/, ''))?.[1] ?? ''
}

const others =
  /^(?:\..+|tests?|testing|docs?|site|public|www|static|assets|node_modules|vendor|vendored|third[_-]?party|external|extern|deps|dist|build|site-packages|venv|env|__pycache__|fixtures?)$/

/** True for files that are tests, documentation, a web page, or somebody else's that came along. */
export const isAside = (path: string): boolean =>
  partsOf(path)
    .slice(0, -1)
    .some((part) => others.test(part))
