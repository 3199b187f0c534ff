import { useLazyMessages } from '#i18n/language-context.tsx'
import { storyMessages } from '../messages/stories.ts'
import { addressOf, definitionOf } from '../records/records-context.ts'
import type { AsideProps } from '../records/special-parts.ts'
import { Ripple } from '../facts/ripple.tsx'
import { ProgrammePreview } from './programme-preview.tsx'

/** Beside the form of an event: what its changes have made untrue, a way to write about it, and what its programme will look like. */
export function EventAside(props: AsideProps) {
  const { id } = props.stored
  const messages = useLazyMessages(storyMessages)
  const story = definitionOf('article')
  return (
    <>
      {id > 0 && <Ripple {...props} />}
      {id > 0 && story && (
        <p>
          <a href={`${addressOf(story, 'create')}?events=${id}`}>{messages.about}</a>
        </p>
      )}
      <ProgrammePreview {...props} />
    </>
  )
}
