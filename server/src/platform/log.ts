import pino, { type Logger } from 'pino'

export type Log = Logger

// A second layer only: nothing that logs is meant to be handed bodies, cookies or tokens (threat T46).
const secrets = ['authorization', 'cookie', 'password', 'token', 'secret', 'apiKey', 'set-cookie']

/**
 * The log: JSON lines on stderr, so that stdout stays for what the user asked.
 * Secrets are blotted out by name, at the top and one level down.
 */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      redact: {
        paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`]),
        censor: '[hidden]',
      },
      serializers: { err: withoutValues },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination({ fd: 2, sync: true }),
  )
}

/** The query builder writes a failed query's values, which are people's words, into its message (T46). */
function withoutValues(error: Error): pino.SerializedError {
  const said = pino.stdSerializers.err(error)
  const values = error.message.indexOf('\nparams: ')
  if (!('params' in error) || values < 0) return said
  const cut = (text: string) => text.replaceAll(error.message, error.message.slice(0, values))
  const { params: _params, query: _query, ...rest } = said
  return { ...rest, message: cut(said.message), stack: cut(said.stack) } as pino.SerializedError
}
