/** A mail as it is read, without the soft line ends of its transfer (RFC 2045, 6.7). */
export const decoded = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

/** The token of the link in a mail; empty when it has none. */
export const linkIn = (mail: string | undefined, kind = '(?:reset|verify)') =>
  new RegExp(String.raw`/\?auth=${kind}#([\w-]{43})`).exec(decoded(mail ?? ''))?.[1] ?? ''
