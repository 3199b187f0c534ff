import type { BlockFields, FormField } from '#blocks/form.ts'
import type { LibraryTexts } from '#blocks/picture.ts'

export type PictureFormField = FormField & { kind: 'picture' }

/**
 * The library's texts about a block's picture, by the fields in which the block may override them. Empty for figures,
 * and for pictures that are not in the library.
 */
export function libraryTextsFor(
  form: readonly FormField[],
  fields: BlockFields,
  known: Readonly<Record<string, LibraryTexts>>,
): Record<string, string> {
  return Object.fromEntries(
    form.flatMap((field) => {
      const texts = field.kind === 'picture' && known[String(fields[field.field])]
      return texts ? textsOf(field, texts) : []
    }),
  )
}

/**
 * The change of a block's fields when it gets another picture. Texts of the block that only repeat the library's
 * texts about the previous picture would be wrong for another one, as is its mark as decorative: both are removed.
 */
export function withOtherPicture(
  field: PictureFormField,
  fields: BlockFields,
  given: { picture: string; known: Readonly<Record<string, LibraryTexts>> },
): BlockFields {
  const before = given.known[String(fields[field.field])]
  const repeated = before ? textsOf(field, before).filter(([name, text]) => fields[name] === text) : []
  return {
    [field.field]: given.picture,
    ...Object.fromEntries(repeated.map(([name]) => [name, ''])),
    ...(field.decorative !== undefined && { [field.decorative]: false }),
  }
}

function textsOf({ alt, caption, credit }: PictureFormField, texts: LibraryTexts): [string, string][] {
  const pairs: [string | undefined, string][] = [
    [alt, texts.is_decorative ? '' : texts.alt],
    [caption, texts.caption],
    [credit, texts.credit],
  ]
  return pairs.flatMap(([name, text]): [string, string][] =>
    name === undefined || text === '' ? [] : [[name, text]],
  )
}
