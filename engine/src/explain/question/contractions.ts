/** "What's", "whats", "what're", "what'd" and "there's". */
const contracted =
  /\b(?:(what|who|where|when|why|how)(?:['’]?(s)|['’](re)|['’](d))|(there)['’](s))(?= )/giu
const verbOf = { s: 'is', re: 'are', d: 'did' } as const

/** A question with the verbs of its contractions in full: "what is" for "what's", and "WHAT IS" for "WHAT'S". */
export const inFull = (question: string): string =>
  question.replace(contracted, (_, word, s, re, d, there, is) => {
    const short: string = s ?? re ?? d ?? is
    const verb = verbOf[short.toLowerCase() as keyof typeof verbOf]
    return `${word ?? there} ${short === short.toLowerCase() ? verb : verb.toUpperCase()}`
  })
