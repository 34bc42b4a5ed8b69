/** Every mail that Tessera sends. No word of a stranger is in one: neither names nor headers can be injected (T48). */
export type Letter =
  | { readonly kind: 'verify-email'; readonly link: string }
  | { readonly kind: 'reset-password'; readonly link: string }
  | { readonly kind: 'password-changed'; readonly passkeysRemoved?: boolean }
  | { readonly kind: 'two-factor-enabled' }
  | { readonly kind: 'two-factor-disabled' }
  | { readonly kind: 'recovery-code-used' }
  | { readonly kind: 'recovery-codes-made' }
  | { readonly kind: 'passkey-added' }
  | { readonly kind: 'passkey-removed' }
  | { readonly kind: 'passkey-copied' }
  | { readonly kind: 'account-deleting'; readonly until: string }
  | { readonly kind: 'account-kept' }
  | { readonly kind: 'new-device'; readonly device: string; readonly network: string }
  | {
      readonly kind: 'device-trusted'
      readonly device: string
      readonly network: string
      readonly until: string
    }

interface Words {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly link?: string
}

const notYou =
  'If this was not you, choose a new password now: “Forgot password?” in the sign-in dialog ends every session and removes every passkey.'

function wordsOf(letter: Letter): Words {
  switch (letter.kind) {
    case 'verify-email':
      return {
        subject: 'Confirm your email address for Tessera',
        paragraphs: [
          'Open this link to confirm that this is your address. It works once, for three days.',
          'Open it where you are signed in: only then does two-factor authentication stay on when the password is reset by mail.',
          'If you made no account, do nothing: without you it stays unconfirmed.',
        ],
        link: letter.link,
      }
    case 'reset-password':
      return {
        subject: 'Reset your Tessera password',
        paragraphs: [
          'Open this link to choose a new password. It works once, for 30 minutes.',
          'If you did not ask for it, do nothing: your password stays as it is.',
        ],
        link: letter.link,
      }
    case 'password-changed':
      return {
        subject: 'Your Tessera password was changed',
        paragraphs: [
          'The password of your account was changed, and other devices were signed out.',
          ...(letter.passkeysRemoved ? ['All passkeys of your account were removed.'] : []),
          notYou,
        ],
      }
    case 'two-factor-enabled':
      return {
        subject: 'Two-factor authentication is on',
        paragraphs: ['Signing in to your Tessera account now asks for a code as well.', notYou],
      }
    case 'two-factor-disabled':
      return {
        subject: 'Two-factor authentication is off',
        paragraphs: ['Signing in to your Tessera account no longer asks for a code.', notYou],
      }
    case 'recovery-code-used':
      return {
        subject: 'A recovery code of your Tessera account was used',
        paragraphs: [
          'One of your recovery codes was used, to sign in or to change the account. It will not work again.',
          notYou,
        ],
      }
    case 'recovery-codes-made':
      return {
        subject: 'New recovery codes for your Tessera account',
        paragraphs: ['New recovery codes were made. Those before no longer work.', notYou],
      }
    case 'passkey-added':
      return {
        subject: 'A passkey was added to your Tessera account',
        paragraphs: ['It signs in to your account without password and code.', notYou],
      }
    case 'passkey-removed':
      return {
        subject: 'A passkey of your Tessera account was removed',
        paragraphs: ['It no longer signs in to your account.', notYou],
      }
    case 'passkey-copied':
      return {
        subject: 'A passkey of your Tessera account was refused',
        paragraphs: [
          'Its counter of uses went back, which happens when a passkey was copied. Nobody was signed in. Remove it in Account Settings, Security, if you do not know why.',
          notYou,
        ],
      }
    case 'account-deleting':
      return {
        subject: 'Your Tessera account will be deleted',
        paragraphs: [
          `It will be deleted, with your papers and questions, after ${letter.until.slice(0, 10)}. Signing in before that day keeps it.`,
          notYou,
        ],
      }
    case 'account-kept':
      return {
        subject: 'Your Tessera account is kept',
        paragraphs: ['You signed in again: your account will not be deleted.', notYou],
      }
    case 'new-device':
      return {
        subject: 'New sign-in to Tessera',
        paragraphs: [
          `Your account was opened on a device that it had not seen before: ${letter.device}, from the network ${letter.network}.`,
          notYou,
        ],
      }
    case 'device-trusted':
      return {
        subject: 'A device signs in to Tessera without a code',
        paragraphs: [
          `Your account was opened with a code on ${letter.device}, from the network ${letter.network}. For 30 days, until ${letter.until.slice(0, 10)}, this device is asked for the password only. Account Settings, Security, ends that.`,
          notYou,
        ],
      }
  }
}

/** Subject, plain text and simple HTML. */
export function compose(letter: Letter): { subject: string; text: string; html: string } {
  const { subject, paragraphs, link } = wordsOf(letter)
  const [first = '', ...rest] = paragraphs
  const text = [first, ...(link ? [link] : []), ...rest, '— Tessera'].join('\n\n')
  const shown = [
    first,
    ...(link ? [`<a href="${escaped(link)}">${escaped(link)}</a>`] : []),
    ...rest,
    '— Tessera',
  ]
  const html = shown.map((part) => `<p>${part}</p>`).join('\n')
  return {
    subject,
    text: `${text}\n`,
    html: `<!doctype html><html lang="en"><body>${html}</body></html>`,
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
