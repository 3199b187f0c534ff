import type { SubscriptionDetail } from '#contracts/subscriptions.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { SubscriptionCount, SubscriptionPrice } from '#design/subscription-card/subscription-facts.tsx'
import { hallDay, longDay } from '#i18n/dates.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { KeyFacts } from '../../key-facts.tsx'
import { orderOf } from './order-of.ts'

/** What the subscription includes, its price, and the main action. */
export function Terms({ subscription, now }: { subscription: InLanguage<SubscriptionDetail>; now: string }) {
  const language = useLanguage()
  const { subscriptions: messages } = useMessages()
  const { group, season, choose, on_sale_from: onSaleFrom } = subscription
  const order = orderOf(subscription, now, language)
  return (
    <KeyFacts
      facts={
        <>
          <div>
            <dt>{messages.group}</dt>
            <dd>{group.name}</dd>
          </div>
          {season && (
            <div>
              <dt>{messages.season}</dt>
              <dd>{season}</dd>
            </div>
          )}
          <div>
            <dt>{messages.contents}</dt>
            <dd>
              <SubscriptionCount {...subscription} />
            </dd>
          </div>
        </>
      }
      price={<SubscriptionPrice {...subscription} />}
      action={
        onSaleFrom && onSaleFrom > now ? (
          <p>
            <strong>{messages.onSaleFrom(longDay(hallDay(onSaleFrom), language))}</strong>
          </p>
        ) : (
          order && (
            <ButtonLink
              href={choose === null ? order : '#choose'}
              {...(choose === null && { 'data-tickets': '' })}
            >
              {choose === null ? messages.order : messages.choose}
            </ButtonLink>
          )
        )
      }
    />
  )
}
