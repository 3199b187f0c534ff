import { listUpcomingEvents, type BlockLoader } from 'concert-hall/house/server'
import type { BoxOfficeFields } from './schema.ts'
import type { BoxOfficeData } from './view.tsx'

export const load: BlockLoader<BoxOfficeFields, BoxOfficeData> = async (scope, { fields }, language) => ({
  events: await listUpcomingEvents(scope, { limit: fields.size === 'small' ? 3 : 12 }, language),
})
