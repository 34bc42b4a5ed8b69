import { toast } from '../ui/toast.ts'

/** Says of a request that failed what was asked for, and why there is none. */
export const failed = (title: string, reason: string) => (error: Error) =>
  void toast({
    title,
    description: error.message ? `${reason}: ${error.message}` : reason,
    variant: 'destructive',
  })
