/** A command that failed for a reason that the user can do something about; one sentence, exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
