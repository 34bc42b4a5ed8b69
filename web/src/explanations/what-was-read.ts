import { whyNotRead } from '@tessera/contract'
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
  const why = engine === 'embedded' ? whyNotRead(document.language) : null
  if (why !== null) return { kind: 'nothing', why }
  return { kind: isAbstract ? 'abstract' : 'paper' }
}

/** Why a list is empty: the paper says none of it, only its abstract was searched, or nothing was. */
export function whyEmpty(read: WhatWasRead, words: { paper: string; abstract: string }): string {
  if (read.kind === 'nothing') return read.why
  return read.kind === 'paper'
    ? words.paper
    : `${words.abstract} Only the abstract was searched: the paper’s text is not here.`
}
