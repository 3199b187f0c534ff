import { Recording } from '#design/recording/recording.tsx'
import { addressOf } from '#design/rich-text/link-target.ts'
import type { Embed } from '../embed-read.ts'
import { Embedded } from '../embedded.tsx'
import { Missing } from '../missing.tsx'
import type { BlockViewProps } from '../view.ts'
import type { AudioFields } from './schema.ts'

export function View({ fields, data, context }: BlockViewProps<AudioFields, Embed | null>) {
  const address = fields.file === '' ? null : addressOf(fields.file, context.links)
  const said = context.libraryTexts[fields.file]
  if (address !== null)
    return (
      <Recording
        kind="audio"
        address={address}
        headline={fields.headline}
        duration={said?.duration_ms ?? null}
        transcript={said?.transcript ?? ''}
        transcriptLanguage={said?.transcript_language}
        caption={said?.caption || null}
        copyright={said?.credit || null}
      />
    )
  if (fields.file !== '' && fields.embed === '') return <Missing context={context} reason="recording_gone" />
  return (
    <Embedded kind="audio" source={data} given={fields.embed} title={fields.headline} context={context} />
  )
}
