import type { LibraryTexts } from '#blocks/picture.ts'
import { blocksOf, type ReadContent } from './read-content.ts'

/**
 * What a content shows of the library's texts, for the search index: the alternative texts and captions of the pictures
 * for which its blocks have no text of their own.
 */
export function libraryTextsOf(content: ReadContent, library: Record<string, LibraryTexts>): string {
  return blocksOf(content)
    .flatMap(({ fields }) => {
      const { image, image_alt, image_decorative, description } = fields
      const said = typeof image === 'string' && Object.hasOwn(library, image) ? library[image] : undefined
      if (!said) return []
      const isDecorative = image_decorative === true || said.is_decorative
      return [image_alt || isDecorative ? '' : said.alt, description ? '' : said.caption]
    })
    .filter(Boolean)
    .join(' ')
}
