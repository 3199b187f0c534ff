import type { Context } from 'hono'
import type { Section } from '#contracts/pages.ts'
import {
  findBegunSection,
  findPictureFiles,
  presentContent,
  presentSection,
  type SectionKey,
} from '#domain/content/index.server.ts'
import type { ApiEnv } from './environment.ts'

/** A section as calls present it to the viewer; null if there is none. */
export async function findShownSection(
  context: Context<ApiEnv>,
  key: SectionKey,
  versionId?: number,
): Promise<Section | null> {
  const scope = context.get('scope')
  const section = await findBegunSection(scope, key, versionId)
  if (!section) return null
  const [shown, pictures] = await Promise.all([
    context.get('showContent')(scope, presentContent(section.content), section.language),
    findPictureFiles(scope, section.content),
  ])
  return presentSection(section, { shown, pictures })
}
