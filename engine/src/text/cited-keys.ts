/** A citation by key, "[Gra79]", "[Gra79, BP84a]", or the place where a data set took one out: the source of a pattern with the flag u. */
export const citedKey = String.raw`\[\p{Lu}[\p{L}+]{1,12}\d\d[a-z]?(?:, \p{Lu}[\p{L}+]{1,12}\d\d[a-z]?){0,8}\]|\bBIBREF\d`
