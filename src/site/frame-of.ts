import type { Frame } from '#linked-data/frame.ts'
import type { PageRequest } from './page-request.server.ts'

/** For whom and where a page describes things to search engines. */
export function frameOf({
  publicOrigin,
  language,
  settings,
}: Pick<PageRequest, 'publicOrigin' | 'language' | 'settings'>): Frame {
  return { publicOrigin, language, house: settings }
}
