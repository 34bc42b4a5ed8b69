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
      serializers: { err: (error) => withoutValues(pino.stdSerializers.err(error)) },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination({ fd: 2, sync: true }),
  )
}

/** The query builder writes a failed query's values, which are people's words, into its message (T46). */
function withoutValues(error: pino.SerializedError): pino.SerializedError {
  const cut = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')
  const {
    params: _params,
    query: _query,
    ...rest
  } = error as pino.SerializedError & {
    params?: unknown
    query?: unknown
  }
  return { ...rest, message: cut(error.message), stack: cut(error.stack ?? '') } as typeof error
}
