import { useEffect, useState } from 'react'

export type LatexToMathml = (latex: string, display: boolean) => string | null

// A hostile formula may cost at most this much: longer sources stay plain text (T12).
const maxLatex = 10_000

// An operator already: the typesetter takes no "\mathop" without braces before it.
const operatorTwice = /\\mathop\s*(?=\\(?:sum|prod|coprod|int|oint|bigcup|bigcap)(?![A-Za-z]))/g

let loading: Promise<LatexToMathml> | undefined
let loaded: LatexToMathml | null = null

/** Loads the typesetter on first use. The function gives null for what it cannot set. */
export function loadLatex(): Promise<LatexToMathml> {
  loading ??= import('temml').then(({ default: temml }) => {
    loaded = (latex, display) => {
      if (latex.length > maxLatex) return null
      try {
        return temml.renderToString(latex.replace(operatorTwice, ''), {
          displayMode: display,
          throwOnError: true,
          trust: false,
          maxExpand: 1000,
          maxSize: [50, 50],
          // Unknown to the typesetter: a command that prints nothing, and two packages' double-struck letters.
          macros: { '\\leavevmode': '', '\\mathds': '\\mathbb', '\\mathbbm': '\\mathbb' },
        })
      } catch {
        // Not LaTeX that the typesetter knows: the caller shows the paper's own characters.
        return null
      }
    }
    return loaded
  })
  return loading
}

/** The typesetter, at once where it is here; else loads it, and only when `wanted`. */
export function useLatex(wanted: boolean): LatexToMathml | null {
  const [, setLoaded] = useState(false)
  useEffect(() => {
    if (!wanted || loaded) return
    let alive = true
    loadLatex().then(
      () => alive && setLoaded(true),
      (error: unknown) => console.warn('Formulas stay plain text:', error),
    )
    return () => {
      alive = false
    }
  }, [wanted])
  return loaded
}
