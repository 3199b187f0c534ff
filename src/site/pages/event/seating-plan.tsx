import type { EventDetail } from '#contracts/events.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useLanguage, useLazyMessages, useMessages } from '#i18n/language-context.tsx'
import { eventMessages } from '#i18n/lazy/event.ts'
import { priceText } from '#i18n/prices.ts'
import { arrangeSeating, middleOf, pathOf, planWidth } from './arrange-seating.ts'
import styles from './seating-plan.module.css'

type SeatingPlanProps = Pick<
  InLanguage<EventDetail>,
  'hall_seating' | 'price_categories' | 'currency' | 'room'
>

/** The seating plan of the event's hall, drawn from its blocks, with a table that says the same. */
export function SeatingPlan({
  hall_seating: blocks,
  price_categories: prices,
  currency,
  room,
}: SeatingPlanProps) {
  const texts = useLazyMessages(eventMessages)
  const messages = useMessages()
  const language = useLanguage()
  const { sectors, height, stage } = arrangeSeating(blocks)
  const [onlyPrice] = prices.length === 1 ? prices : []
  const priceOf = (category: number | null) =>
    onlyPrice ?? (category === null ? undefined : prices[category - 1])
  return (
    <details className={styles.plan}>
      <summary>{texts.seatingPlanOf(room?.name ?? '')}</summary>
      <svg viewBox={`0 0 ${planWidth} ${Math.ceil(height)}`} aria-hidden="true">
        <path className={styles.stage} d={`M150 ${stage}h100l-14 26h-72z`} />
        <text x={planWidth / 2} y={stage + 13} dy="0.35em">
          {texts.stage}
        </text>
        {sectors.map((sector, index) => {
          const [x, y] = middleOf(sector, stage)
          const block = blocks[index]
          return (
            <g key={index} data-category={Math.min(block?.price_category ?? 1, 5)}>
              <path d={pathOf(sector, stage)} />
              <text {...{ x, y }} dy="0.35em">
                {index + 1}
              </text>
              {block?.wheelchair_places ? <circle cx={x + 14} cy={y} r="3" /> : null}
            </g>
          )
        })}
      </svg>
      <table className={styles.blocks}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.blockNumber}</span>
            </th>
            <th scope="col">{texts.block}</th>
            <th scope="col">{texts.blockSeats}</th>
            {prices.length > 0 && <th scope="col">{texts.price}</th>}
          </tr>
        </thead>
        <tbody>
          {blocks.map(({ name, seats, price_category: category, wheelchair_places: places }, index) => {
            const price = priceOf(category)
            return (
              // Two blocks may have one name; the list does not change while it is shown.
              <tr key={index}>
                <td>{index + 1}</td>
                <th scope="row">
                  {name}
                  {places ? <small>{messages.event.access.wheelchair_places(places)}</small> : null}
                </th>
                <td>{seats}</td>
                {prices.length > 0 && (
                  <td>
                    {price && (
                      <>
                        {priceText(price.amount, currency, language)} <small>{price.name}</small>
                      </>
                    )}
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </details>
  )
}
