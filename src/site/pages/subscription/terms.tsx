import type { SubscriptionDetail } from '#contracts/subscriptions.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { shopHref } from '#design/event-row/sale.ts'
import { SubscriptionCount, SubscriptionPrice } from '#design/subscription-card/subscription-facts.tsx'
import { hallDay, longDay } from '#i18n/dates.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { KeyFacts } from '../../key-facts.tsx'

/** What the subscription includes, its price, and the main action. */
export function Terms({ subscription, now }: { subscription: InLanguage<SubscriptionDetail>; now: string }) {
  const language = useLanguage()
  const { subscriptions: messages } = useMessages()
  const { group, season, on_sale_from: onSaleFrom, ticket_url_external: order } = subscription
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
            <ButtonLink href={shopHref(order, language)} data-tickets="">
              {messages.order}
            </ButtonLink>
          )
        )
      }
    />
  )
}
