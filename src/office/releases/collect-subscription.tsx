import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { textIn } from '../fields/localized-value.ts'
import { releaseMessages } from '../messages/releases.ts'
import { AsidePart } from '../records/aside-part.tsx'
import type { AsideProps } from '../records/special-parts.ts'
import { CollectButton } from './collect-button.tsx'

/** Puts a subscription into a release together with its concerts. */
export function CollectSubscription({ stored }: AsideProps) {
  const language = useLanguage()
  const { collect: messages } = useLazyMessages(releaseMessages)
  if (stored.id === 0) return null
  const title = textIn(stored.values['title'], language)
  return (
    <AsidePart id="subscription-release" title={messages.subscription.title}>
      <p className="soft">{messages.subscription.hint}</p>
      <CollectButton
        label={messages.act}
        about={messages.meant.subscription(title)}
        meant={{ subscription: stored.id }}
      />
    </AsidePart>
  )
}
