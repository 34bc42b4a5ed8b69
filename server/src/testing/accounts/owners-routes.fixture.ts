import { goodPassword } from './account-app.fixture.ts'
import { newSoftPasskey } from './authenticator.fixture.ts'

/** An id that nothing has. */
export const foreignId = '01a20000-0000-7000-8000-000000000001'

/** Every address for an account's owner, with a body that is well formed. Held complete by the test below. */
export const ownersRoutes: readonly (readonly [string, string, Record<string, unknown>?])[] = [
  ['GET', '/api/auth/me'],
  ['PUT', '/api/user/profile', { firstName: 'Zoe' }],
  [
    'POST',
    '/api/user/change-password',
    { currentPassword: goodPassword, newPassword: 'quite another one' },
  ],
  ['GET', '/api/user/sessions'],
  ['DELETE', '/api/user/sessions'],
  ['DELETE', `/api/user/sessions/${foreignId}`],
  ['GET', '/api/user/trusted-devices'],
  ['DELETE', `/api/user/trusted-devices/${foreignId}`],
  ['POST', '/api/user/2fa/setup'],
  ['POST', '/api/user/2fa/enable', { token: '123456' }],
  ['POST', '/api/user/2fa/disable', { token: '123456', password: goodPassword }],
  ['POST', '/api/user/2fa/recovery-codes', { token: '123456', password: goodPassword }],
  ['GET', '/api/user/passkeys'],
  ['POST', '/api/user/passkeys/options', { password: goodPassword }],
  ['POST', '/api/user/passkeys', { made: newSoftPasskey().create({ challenge: 'x' }) }],
  ['POST', `/api/user/passkeys/${foreignId}/remove`, { password: goodPassword }],
  ['POST', '/api/user/verification'],
  ['GET', '/api/user/security-events'],
  ['GET', '/api/user/export'],
  ['POST', '/api/user/delete', { password: goodPassword }],
]
