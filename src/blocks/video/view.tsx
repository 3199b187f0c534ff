import { Recording } from '#design/recording/recording.tsx'
import { addressOf } from '#design/rich-text/link-target.ts'
import type { Embed } from '../embed-read.ts'
import { Embedded } from '../embedded.tsx'
import { Missing } from '../missing.tsx'
import { pictureOf } from '../picture.ts'
import type { BlockViewProps } from '../view.ts'
import type { VideoFields } from './schema.ts'

export function View({ fields, data, context }: BlockViewProps<VideoFields, Embed | null>) {
  const { title, length, anchor, file, image, video_url: given } = fields
  const address = file === '' ? null : addressOf(file, context.links)
  const said = context.libraryTexts[file]
  if (address !== null)
    return (
      <div id={anchor || undefined}>
        <Recording
          kind="video"
          address={address}
          headline={title}
          duration={said?.duration_ms ?? null}
          transcript={said?.transcript ?? ''}
          transcriptLanguage={said?.transcript_language}
          caption={said?.caption || null}
          copyright={said?.credit || null}
          poster={pictureOf(image, { alt: '' }, context)?.src ?? undefined}
        />
      </div>
    )
  if (file !== '' && given === '') return <Missing context={context} reason="recording_gone" />
  return (
    <Embedded kind="video" source={data} picture={fields} {...{ given, context, anchor, title, length }} />
  )
}
