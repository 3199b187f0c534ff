import ExternalMedia from '#design/external-media/external-media.island.tsx'
import type { RichTextDocument } from '#design/rich-text/rich-text-document.ts'
import { embedKinds, type Embed, type EmbedKind } from './embed-read.ts'
import { Missing } from './missing.tsx'
import { pictureOf, type OwnTexts } from './picture.ts'
import type { BlockContext } from './view.ts'

type PictureFields = { image: string; image_alt: string; image_decorative: boolean; image_copyright: string }

function ownTextsOf({ image_alt, image_decorative, image_copyright }: PictureFields): OwnTexts {
  return { alt: image_alt, isDecorative: image_decorative, credit: image_copyright }
}

/**
 * External media in a block: with its picture, or a figure drawn from its address when there is none or it was
 * deleted. The stored fields are parsed again here; unrecognised ones show only a placeholder to staff.
 */
export function Embedded(props: {
  kind: EmbedKind
  /** The parsed field; null when it names no medium of an allowed provider. */
  source: Embed | null
  /** The field's value that `source` was parsed from. */
  given?: string
  context: BlockContext
  anchor?: string
  title?: string
  length?: string
  picture?: PictureFields
  /** Shown under the title. */
  text?: RichTextDocument
}) {
  const { kind, source, given, context, anchor, title, length, picture, text } = props
  if (!source)
    return <Missing context={context} reason={given === '' ? 'no_embed' : 'embed'} subject={kind} />
  const { service, ground } = embedKinds[kind]
  const shown = picture && pictureOf(picture.image, ownTextsOf(picture), context, ground)
  return (
    <div id={anchor || undefined}>
      <ExternalMedia
        source={source}
        service={service}
        title={title}
        length={length}
        picture={shown ?? { src: null, seed: source.original, ground, alt: null }}
        copyright={shown?.copyright ?? ''}
        text={text && { document: text, links: linksIn(text, context.links) }}
      />
      {picture?.image && !shown && <Missing context={context} reason="image_gone" />}
    </div>
  )
}

/**
 * The addresses that a text refers to, out of all in the content, because an island's props are serialized into the
 * page.
 */
function linksIn(document: RichTextDocument, links: Record<string, string>): Record<string, string> {
  const text = JSON.stringify(document)
  return Object.fromEntries(
    Object.entries(links).filter(([reference]) => text.includes(JSON.stringify(reference))),
  )
}
