import type { SubscriptionDetail } from '#contracts/subscriptions.ts'
import { shopHref } from '#routing/shop-href.ts'
import type { Language } from '#i18n/languages.ts'

/** The shop's page of a subscription; null before its sale, and where it is not sold. */
export function orderOf(
  {
    on_sale_from: onSaleFrom,
    ticket_url_external: address,
  }: Pick<SubscriptionDetail, 'on_sale_from' | 'ticket_url_external'>,
  now: string,
  language: Language,
): string | null {
  const isAhead = onSaleFrom !== null && onSaleFrom > now
  return address === null || isAhead ? null : shopHref(address, language)
}
