import type { Proposal } from '@tessera/engine'
import { z } from 'zod'
import { type ModelTask, sectionsOf } from './model-task.ts'

/** Reads proposals out of what a model writes, piece by piece. */
export interface ProposalReader {
  /** The proposals that are complete with this piece. */
  read(piece: string): Proposal[]
  /** Whether all that came was what was asked for: proposals, or an empty list of them. */
  isWhole(): boolean
}

/** An object of more characters is no proposal; it is not kept any longer. */
const longest = 20_000

/**
 * Finds the JSON objects without others in them, whatever stands around: thoughts and pleasantries, a code fence, a list
 * under any name or none. Services that hold a model to a schema give just the list; others leave it to the model.
 */
export function createProposalReader(task: ModelTask): ProposalReader {
  const shape = shapeOf(task)
  /** The innermost open object from its brace on; null outside. */
  let open: string | null = null
  /** It is a brace, and white space behind it. */
  let isBare = false
  let isInString = false
  let isEscaped = false
  let found = 0
  let isNamedEmpty = false
  let isSpoilt = false

  function begin(): void {
    open = '{'
    isBare = true
  }

  function endString(character: string): void {
    if (isEscaped) isEscaped = false
    else if (character === '\\') isEscaped = true
    else if (character === '"') isInString = false
  }

  function end(text: string): Proposal[] {
    open = null
    const value = parsed(text)
    const proposal = shape.safeParse(value)
    if (proposal.success) {
      found++
      return [proposal.data]
    }
    if (isEmptyList(value)) isNamedEmpty = true
    else isSpoilt = true
    return []
  }

  function take(character: string): Proposal[] {
    if (open === null) {
      if (character === '{') begin()
      return []
    }
    open += character
    if (isInString) endString(character)
    else if (character === '{') begin()
    else if (character === '"') isInString = true
    else if (character === '}') return end(open)
    // A brace of prose: no name begins behind it.
    else if (isBare && character.trim() !== '') open = null
    if (character.trim() !== '' && character !== '{') isBare = false
    if (open === null || open.length <= longest) return []
    open = null
    isInString = false
    isSpoilt = true
    return []
  }

  return {
    read: (piece) => [...piece].flatMap(take),
    isWhole: () => !isSpoilt && open === null && (found > 0 || isNamedEmpty),
  }
}

function parsed(text: string): unknown {
  try {
    // A line that ends within a string is no JSON, but models write it.
    return JSON.parse(text.replace(/[\n\r\t]/g, ' '))
  } catch {
    return null
  }
}

/** `{"elements": []}`: there is nothing to propose. */
function isEmptyList(value: unknown): boolean {
  const lists = Object.values(value ?? {})
  return lists.length === 1 && Array.isArray(lists[0]) && lists[0].length === 0
}

/** Names as models write them: ["s3"], "s3", [3], ["[s3]"], "s3, s4". */
const Names = z
  .union([z.array(z.union([z.string(), z.number()])), z.string(), z.number()])
  .transform((given) => (String(given).match(/\d{1,6}/g) ?? []).map((digits) => `s${digits}`))

/** Words without the names of sentences that were copied with them. */
const Words = z.string().transform((text) => text.replace(/\[s\d{1,6}\]\s?/g, '').trim())

function shapeOf(task: ModelTask): z.ZodType<Proposal> {
  const sections = sectionsOf[task]
  const [only] = sections
  return z
    .object({
      section:
        sections.length === 1
          ? z
              .unknown()
              .optional()
              .transform(() => only)
          : z.enum(sections),
      ids: Names,
      quote: Words,
      claim: Words.optional(),
    })
    .transform(({ claim, ...proposal }) => ({ ...proposal, claim: claim || proposal.quote }))
}
