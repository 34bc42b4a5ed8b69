import { Done, TrustedDevice } from '@tessera/contract'
import { z } from 'zod'
import type { AppServer } from '../../platform/http/server.ts'
import type { AccountDeps } from '../account-deps.ts'
import { deviceTokenOf, requireAccount } from '../sessions/account-session.ts'
import { endOwn } from '../sessions/end-own.ts'
import { storedToken } from '../sessions/tokens.ts'
import { endTrust, listTrustedDevices } from './trusted-devices-store.ts'

const tags = ['accounts']

/** The devices that the own account asks for no code. */
export function trustedDeviceRoutes(deps: AccountDeps): (app: AppServer) => void {
  const { db, settings, publicUrl } = deps
  return (app) => {
    app.get(
      '/api/user/trusted-devices',
      { schema: { tags, response: { 200: z.array(TrustedDevice) } } },
      async (request) => {
        const { user } = requireAccount(request)
        const token = deviceTokenOf(request, publicUrl)
        const current = token === null ? null : storedToken('device', token)
        const devices = await listTrustedDevices(db, user.id, settings.now())
        return devices.map(({ trust, device }) => ({
          id: trust.deviceId,
          deviceInfo: trust.deviceInfo,
          ipAddress: trust.ipAddress,
          createdAt: trust.createdAt.toISOString(),
          expiresAt: trust.expiresAt.toISOString(),
          isCurrent: device === current,
        }))
      },
    )

    app.delete(
      '/api/user/trusted-devices/:id',
      {
        schema: {
          tags,
          description: 'Asks a device for a code again when it signs in next. Its session stays.',
          params: z.object({ id: z.string().max(64) }),
          response: { 200: Done },
        },
      },
      async (request) => {
        await endOwn(deps, request, {
          id: request.params.id,
          kind: 'trust-ended',
          gone: 'This device is asked for a code already.',
          end: endTrust,
        })
        return { message: 'This device is asked for a code when it signs in next.' }
      },
    )
  }
}
