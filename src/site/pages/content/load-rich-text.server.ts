import { readRichText } from '#design/rich-text/read-rich-text.ts'
import { isEmptyRichText, type RichTextDocument } from '#design/rich-text/rich-text-document.ts'
import { collectReferences, resolveReferences } from '#domain/content/index.server.ts'
import type { PageRequest } from '../../page-request.server.ts'

/** A record's own rich text, sanitized, with the addresses of its links; null when it is empty. */
export async function loadRichText(
  { scope, language }: PageRequest,
  stored: unknown,
): Promise<{ document: RichTextDocument; links: Record<string, string> } | null> {
  const document = readRichText(stored)
  if (isEmptyRichText(document)) return null
  const links = await resolveReferences(scope, collectReferences(document), language)
  return { document, links }
}
