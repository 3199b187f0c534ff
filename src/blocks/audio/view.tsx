import { addressOf } from '#design/rich-text/link-target.ts'
import type { Embed } from '../embed-read.ts'
import { Embedded } from '../embedded.tsx'
import { Missing } from '../missing.tsx'
import type { BlockViewProps } from '../view.ts'
import { OwnRecording } from './own-recording.tsx'
import type { AudioFields } from './schema.ts'

export function View({ fields, data, context }: BlockViewProps<AudioFields, Embed | null>) {
  const address = fields.file === '' ? null : addressOf(fields.file, context.links)
  const said = context.libraryTexts[fields.file]
  if (address !== null) return <OwnRecording address={address} headline={fields.headline} said={said} />
  if (fields.file !== '' && fields.embed === '') return <Missing context={context} reason="recording_gone" />
  return (
    <Embedded kind="audio" source={data} given={fields.embed} title={fields.headline} context={context} />
  )
}
