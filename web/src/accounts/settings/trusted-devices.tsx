import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { Done, paths, queryKeys, TrustedDevice } from '@tessera/contract'
import { z } from 'zod'
import { callApi } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { DeviceRow, deviceOf, NotAsked } from './device-row.tsx'
import { LoadProblem } from './load-problem.tsx'
import { useFailed } from './use-expired.ts'
import { useSecurityChanged } from './use-security-changed.ts'

const devicesQuery = queryOptions({
  queryKey: queryKeys.trustedDevices,
  queryFn: ({ signal }) => callApi(paths.trustedDevices, z.array(TrustedDevice), { signal }),
  staleTime: 0,
})

/** The devices that are not asked for a code, signed in or not, and the way to end that. */
export function TrustedDevices({ onEnded }: { onEnded: () => void }) {
  const { data: devices, error } = useQuery(devicesQuery)
  const securityChanged = useSecurityChanged()
  const failed = useFailed()
  const end = useMutation({
    mutationFn: ({ id }: TrustedDevice) =>
      callApi(paths.trustedDevice(id), Done, { method: 'DELETE' }),
    onSuccess: (_, device) => {
      toast({
        title: 'Code Asked Again',
        description: `${deviceOf(device)} is asked for a code when it signs in next.`,
      })
      onEnded()
    },
    onError: (failure) => failed(failure),
    onSettled: securityChanged,
  })
  return (
    <>
      <LoadProblem error={error} />
      {devices && devices.length > 0 && (
        <ul className="sessions" aria-label="Devices that are not asked for a code">
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              current="This device"
              action={
                <Button
                  variant="ghost"
                  size="sm"
                  busy={end.isPending && end.variables.id === device.id}
                  aria-label={`Ask ${deviceOf(device)} for a code again`}
                  onClick={() => end.mutate(device)}
                >
                  Ask again
                </Button>
              }
            >
              <NotAsked until={device.expiresAt} />
            </DeviceRow>
          ))}
        </ul>
      )}
    </>
  )
}
