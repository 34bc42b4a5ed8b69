// @citation-js/core ships no types; this is what the round-trip tests use of it.
declare module '@citation-js/core' {
  interface Name {
    readonly given?: string
    readonly family?: string
    readonly literal?: string
  }
  interface Item {
    readonly title?: string
    readonly author?: readonly Name[]
    readonly DOI?: string
    readonly volume?: string
    readonly page?: string
    readonly note?: string
    readonly issued?: { readonly 'date-parts'?: readonly (readonly number[])[] }
  }
  export function Cite(input: string): { readonly data: readonly Item[] }
}
declare module '@citation-js/plugin-bibtex'
declare module '@citation-js/plugin-ris'
