import { useMutation } from '@tanstack/react-query'
import { Done, paths } from '@tessera/contract'
import { callApi } from '../api/client.ts'
import { toast } from '../ui/toast.ts'
import { useFailed } from './settings/use-expired.ts'

/** Mails the link that confirms the own address once more, and says so. */
export function useSendVerification() {
  const failed = useFailed()
  return useMutation({
    mutationFn: () => callApi(paths.verification, Done, { method: 'POST' }),
    onSuccess: ({ message }) =>
      toast({ title: 'Confirm your email address', description: message }),
    onError: (error) => failed(error),
  })
}
