import type { ApiEnv } from '#api/environment.ts'
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import { isEmptyRichText } from '#design/rich-text/rich-text-document.ts'
import { writeHtml } from '#design/rich-text/write-html.ts'
import { collectReferences, resolveReferences } from '#domain/content/index.server.ts'

/** Writes a rich text for programs that cannot read the stored form. */
export const writeText: ApiEnv['Variables']['writeText'] = async (scope, stored, { language, base }) => {
  const document = readRichText(stored)
  if (isEmptyRichText(document)) return ''
  const addresses = await resolveReferences(scope, collectReferences(document), language)
  return writeHtml(document, { addresses, base })
}
