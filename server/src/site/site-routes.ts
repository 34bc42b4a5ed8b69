import { Site } from '@tessera/contract'
import type { AppServer } from '../platform/http/server.ts'

/** What the pages need to know of this installation. */
export function siteRoutes(site: Site): (app: AppServer) => void {
  return (app) => {
    app.get('/api/site', { schema: { tags: ['site'], response: { 200: Site } } }, () => site)
  }
}
