/** The surname of an author's whole name: "Gray" of "Gray, Ada" and of "Ada van Gray". */
export const surnameOf = (name: string): string =>
  (/^[^,]+(?=,)/.exec(name)?.[0] ?? name)
    .trim()
    .split(/\s+/)
    .at(-1)
    ?.replace(/[^\p{L}\p{N}'’-]/gu, '') ?? ''
