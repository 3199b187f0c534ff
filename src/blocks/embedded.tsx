import type { MediaService } from '#design/consent/consent-cookie.ts'
import ExternalMedia from '#design/external-media/external-media.island.tsx'
import type { RichTextDocument } from '#design/rich-text/rich-text-document.ts'
import type { Embed, EmbedKind } from './embed-read.ts'
import { Missing } from './missing.tsx'
import { pictureOf } from './picture.ts'
import type { BlockContext } from './view.ts'

/** By which switch of the cookie settings each kind is allowed, and the ground of its figure. */
const kinds: Record<EmbedKind, { service: MediaService; ground: string }> = {
  audio: { service: 'audio', ground: 'bottle' },
  video: { service: 'video', ground: 'prussian' },
  viewer: { service: 'magazine', ground: 'stone' },
  social: { service: 'social', ground: 'plum' },
  starmate: { service: 'video', ground: 'vermilion' },
  reservation: { service: 'reservation', ground: 'yolk' },
}

/**
 * A medium of somebody else's as a block shows it: its picture, or a figure drawn from its address where there is none
 * or it is gone. What the fields hold is read again here; what is not recognised shows nothing but a mark to staff.
 */
export function Embedded(props: {
  kind: EmbedKind
  /** What the server made of the field; null where it is of none of the allowed providers. */
  source: Embed | null
  /** What the field holds, which `source` was made of. */
  given?: string
  context: BlockContext
  anchor?: string
  title?: string
  length?: string
  picture?: { image: string; image_alt: string; image_copyright: string }
  /** Stands under the title. */
  text?: RichTextDocument
}) {
  const { kind, source, given, context, anchor, title, length, picture, text } = props
  if (!source)
    return <Missing context={context} reason={given === '' ? 'no_embed' : 'embed'} subject={kind} />
  const { service, ground } = kinds[kind]
  const shown = picture && pictureOf(picture.image, picture.image_alt, context.links, ground)
  return (
    <div id={anchor || undefined}>
      <ExternalMedia
        source={source}
        service={service}
        title={title}
        length={length}
        picture={shown ?? { src: null, seed: source.original, ground, alt: null }}
        copyright={shown ? picture?.image_copyright : ''}
        text={text && { document: text, links: linksIn(text, context.links) }}
      />
      {picture?.image && !shown && <Missing context={context} reason="image_gone" />}
    </div>
  )
}

/** The addresses that a text names, of all in the content: an island is sent what it is made of a second time. */
function linksIn(document: RichTextDocument, links: Record<string, string>): Record<string, string> {
  const text = JSON.stringify(document)
  return Object.fromEntries(
    Object.entries(links).filter(([reference]) => text.includes(JSON.stringify(reference))),
  )
}
