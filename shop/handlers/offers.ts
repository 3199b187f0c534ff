import { z } from 'zod'
import { judgeChoice } from '#choice/choice.ts'
import { availabilityOf, categoriesOf, type Category, type ShopEvent } from '../catalogue.ts'
import { formatTime, type Localized } from '../languages.ts'
import type { View } from '../pages/layout.ts'
import { renderHome } from '../pages/home-page.ts'
import { renderOffer } from '../pages/offer-page.ts'
import { openSession, readForm, Refusal, viewOf, type ShopContext } from '../request.ts'
import { addToCart, mostTickets, type Session } from '../sessions.ts'

/** The page of a concert or a subscription that can be put into the cart. */
type Offer = {
  key: string
  title: Localized
  facts: string
  concerts?: Localized[]
  refusal: string | null
  categories: Category[]
}

const homeLength = 30

export async function showHome(c: ShopContext) {
  const events = await c.var.shop.catalogue.events()
  const onSale = events.filter((event) => availabilityOf(event, c.var.shop.now()) === 'open')
  return c.html(renderHome(viewOf(c), onSale.slice(0, homeLength)))
}

export async function showTickets(c: ShopContext) {
  return showOffer(c, await findConcert(c))
}

export async function chooseTickets(c: ShopContext) {
  return chooseFrom(c, await findConcert(c))
}

export async function showSubscription(c: ShopContext) {
  return showOffer(c, await findSubscription(c))
}

export async function chooseSubscription(c: ShopContext) {
  return chooseFrom(c, await findSubscription(c))
}

async function findConcert(c: ShopContext): Promise<Offer> {
  const events = await c.var.shop.catalogue.events()
  const view = viewOf(c)
  const event = events.find(({ id }) => id === c.req.param('id'))
  if (!event) throw new Refusal(404, 'notFoundTitle', 'notFound')
  return {
    key: `tickets/${event.id}`,
    title: event.title,
    facts: `${formatTime(event.start, view.language, view.timeZone)}, ${event.hall[view.language]}`,
    refusal: describeRefusal(view, event, c.var.shop.now()),
    categories: categoriesOf(event),
  }
}

async function findSubscription(c: ShopContext): Promise<Offer> {
  const subscription = await c.var.shop.catalogue.subscription(c.req.param('id') ?? '')
  if (!subscription) throw new Refusal(404, 'notFoundTitle', 'notFound')
  const { id, title, categories, choice } = subscription
  const { messages, timeZone } = viewOf(c)
  const offer = { key: `subscription/${id}`, title, facts: messages.subscription, refusal: null, categories }
  if (!choice) return offer
  const asked = (c.req.query('events') ?? '').split(',').filter(Boolean).map(Number)
  const { chosen, isComplete } = judgeChoice(choice.concerts, choice.rules, asked)
  if (!isComplete) return { ...offer, refusal: messages.choiceIncomplete }
  const concerts = choice.concerts.filter((concert) => chosen.includes(concert.id))
  return {
    ...offer,
    key: `${offer.key}/${chosen.join(',')}`,
    concerts: concerts.map((concert) => nameConcert(concert, timeZone)),
  }
}

function nameConcert({ title, time }: { title: Localized; time: string }, timeZone: string): Localized {
  return {
    de: `${title.de}, ${formatTime(time, 'de', timeZone)}`,
    en: `${title.en || title.de}, ${formatTime(time, 'en', timeZone)}`,
  }
}

function describeRefusal(
  { messages, language, session, timeZone }: View,
  event: ShopEvent,
  now: number,
): string | null {
  const availability = availabilityOf(event, now, session?.group)
  if (availability === 'sold out') return messages.soldOut
  if (availability === 'closed') return messages.closed
  if (availability === 'not yet') {
    const begin = messages.notYet(formatTime(event.saleFrom ?? event.start, language, timeZone))
    const isForSome = event.advanceSale?.some(({ from }) => Date.parse(from) <= now)
    return isForSome ? `${begin} ${messages.advanceSale}` : begin
  }
  return null
}

function showOffer(c: ShopContext, offer: Offer) {
  return c.html(renderChoice(c, offer, openSession(c), null))
}

async function chooseFrom(c: ShopContext, offer: Offer) {
  const { session, fields } = await readForm(c)
  const choice = choiceSchema.safeParse(fields)
  const category = offer.categories.find(({ id }) => id === choice.data?.category)
  if (offer.refusal !== null) return c.html(renderChoice(c, offer, session, null), 409)
  if (!choice.success || !category) {
    return c.html(renderChoice(c, offer, session, viewOf(c).messages.choiceMissing), 400)
  }
  const { key, title, concerts } = offer
  addToCart(session, {
    key: `${key}/${category.id}`,
    title,
    ...(concerts && { concerts }),
    category,
    count: choice.data.number,
  })
  return c.redirect(`/${viewOf(c).language}/buyingflow/order/`, 303)
}

const choiceSchema = z.object({
  category: z.string(),
  number: z.stringFormat('number', /^\d$/).transform(Number).pipe(z.number().min(1).max(mostTickets)),
})

function renderChoice(c: ShopContext, offer: Offer, session: Session, error: string | null) {
  const view = viewOf(c, session)
  return renderOffer(view, { ...offer, title: offer.title[view.language], session, error })
}
