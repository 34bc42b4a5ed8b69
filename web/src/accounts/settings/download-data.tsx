import { useMutation } from '@tanstack/react-query'
import { paths } from '@tessera/contract'
import { reach } from '../../api/client.ts'
import { errorOfResponse } from '../../api/error-of-response.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { messageOf } from '../message-of.ts'
import { saveFile } from './save-file.ts'
import { useFailed } from './use-expired.ts'

/** Saves all that is known of the account. A link would leave it to the browser to keep silent when that fails. */
export function DownloadData() {
  const failed = useFailed()
  const download = useMutation({
    mutationFn: async () => {
      const response = await reach(paths.exportAccount, { credentials: 'include' })
      if (!response.ok) throw await errorOfResponse(response)
      saveFile('tessera-account.json', await response.text(), 'application/json')
    },
    onError: (error) =>
      failed(error, { title: 'Download Failed', message: messageOf(error, 'Please try again.') }),
  })
  return (
    <Button busy={download.isPending} onClick={() => download.mutate()}>
      <Icon name="download" />
      Download my data
    </Button>
  )
}
