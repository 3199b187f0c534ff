/** The time zone of the hall: in a process of the server as the settings say, in a browser as the document says. */
import { describeZone, zoneClock, zoneName, type ZoneClock } from './zone-clock.ts'

/** The zone of a house that has not chosen one. */
export const defaultZone = 'Europe/Berlin'
const defaultDescribed = `${defaultZone} european 60`

let current: { described: string; clock: ZoneClock } | undefined

/** Sets the zone for all times that this process reads and writes from now on. */
export function setHallZone(name: string): void {
  if (zoneName(hallZone().described) !== name) current = of(describeZone(name))
}

/** The IANA name of the hall's time zone. */
export function hallZoneName(): string {
  return zoneName(hallZone().described)
}

/** How far the hall's clocks are ahead of UTC at an instant, in milliseconds. */
export function hallClock(): ZoneClock {
  return hallZone().clock
}

/** The zone as the attribute `data-zone` of documents gives it to browsers; undefined if it is the default. */
export function zoneOfDocument(): string | undefined {
  const { described } = hallZone()
  return described === defaultDescribed ? undefined : described
}

/** Browsers read the document at the first use, so that no script can come too early. */
function hallZone() {
  const inDocument = typeof document === 'undefined' ? undefined : document.documentElement.dataset['zone']
  current ??= of(inDocument ?? defaultDescribed)
  return current
}

function of(described: string) {
  return { described, clock: zoneClock(described) }
}
