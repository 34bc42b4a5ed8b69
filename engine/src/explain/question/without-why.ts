/** What a why question takes for granted, in its words: "Why was A slower than B?" as "A slower than B". */
export const withoutWhy = (question: string): string =>
  question.replace(
    /^\W*why (?:(?:is|are|was|were|did|do|does|has|have|had|can|could) )?|\W+$/giu,
    '',
  )
