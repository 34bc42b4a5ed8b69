import type { PanelTools } from './panel-context.ts'

/** What an explanation rests on: nothing is said of a paper that was not looked for in it. */
export type WhatWasRead =
  | { readonly kind: 'paper' }
  | { readonly kind: 'abstract' }
  | { readonly kind: 'nothing'; readonly why: string }

/** What the engine could read of the text that is shown. */
export function whatWasRead(
  engine: string,
  { document, isAbstract }: Pick<PanelTools, 'document' | 'isAbstract'>,
): WhatWasRead {
  const language = languageNotRead(engine, document.language)
  if (language !== null)
    return {
      kind: 'nothing',
      why: `This paper seems to be in ${language}. The embedded engine reads English only, so the text was not searched.`,
    }
  return { kind: isAbstract ? 'abstract' : 'paper' }
}

/** Why a list is empty: the paper says none of it, only its abstract was searched, or nothing was. */
export function whyEmpty(read: WhatWasRead, words: { paper: string; abstract: string }): string {
  if (read.kind === 'nothing') return read.why
  return read.kind === 'paper'
    ? words.paper
    : `${words.abstract} Only the abstract was searched: the paper’s text is not here.`
}

/**
 * The name of the text's language when the engine that explained it does not read that language; null
 * when it does, or when nobody knows the language. The embedded engine reads English.
 */
function languageNotRead(engine: string, language: string | undefined): string | null {
  if (engine !== 'embedded' || language === undefined || /^eng?\b/i.test(language)) return null
  return nameOf(language) ?? 'a language other than English'
}

/** What sources write is not always the name of a language. */
function nameOf(language: string): string | null {
  try {
    const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
    return name.of(language.replace(/_/g, '-')) ?? null
  } catch {
    return null
  }
}
