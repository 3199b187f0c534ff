import type { SeatingBlock } from '#db/schema/index.ts'
import { readLocalized } from './content/read-localized.ts'

/** The blocks of seats of each hall, by its key: name, distance from the stage, seats, price group, wheelchair places. */
export const seating: Record<string, SeatingBlock[]> = {
  'grosser-saal': [
    block('Chorplätze | Choir seats', 0, 120, 4),
    block('Parkett vorn links | Front stalls left', 1, 150, 2),
    block('Parkett vorn Mitte | Front stalls centre', 1, 200, 1),
    block('Parkett vorn rechts | Front stalls right', 1, 150, 2),
    block('Parkett hinten links | Rear stalls left', 2, 130, 2, 4),
    block('Parkett hinten Mitte | Rear stalls centre', 2, 210, 1),
    block('Parkett hinten rechts | Rear stalls right', 2, 130, 2, 4),
    block('1. Rang links | First balcony left', 3, 110, 3),
    block('1. Rang Mitte | First balcony centre', 3, 180, 2),
    block('1. Rang rechts | First balcony right', 3, 110, 3),
    block('2. Rang links | Second balcony left', 4, 90, 4),
    block('2. Rang Mitte | Second balcony centre', 4, 170, 3),
    block('2. Rang rechts | Second balcony right', 4, 90, 4),
  ],
  'clara-schumann-saal': [
    block('Parkett vorn links | Front stalls left', 1, 90, 2),
    block('Parkett vorn Mitte | Front stalls centre', 1, 120, 1),
    block('Parkett vorn rechts | Front stalls right', 1, 90, 2),
    block('Parkett hinten links | Rear stalls left', 2, 70, 3, 3),
    block('Parkett hinten Mitte | Rear stalls centre', 2, 94, 2),
    block('Parkett hinten rechts | Rear stalls right', 2, 70, 3, 3),
    block('Empore links | Gallery left', 3, 45, 4),
    block('Empore Mitte | Gallery centre', 3, 80, 3),
    block('Empore rechts | Gallery right', 3, 45, 4),
  ],
  'fanny-hensel-saal': [
    block('Reihen 1–6 | Rows 1–6', 1, 120, 1),
    block('Reihen 7–12 | Rows 7–12', 2, 120, 2, 4),
    block('Empore links | Gallery left', 3, 25, 4),
    block('Empore Mitte | Gallery centre', 3, 30, 3),
    block('Empore rechts | Gallery right', 3, 25, 4),
  ],
  werkraum: [block('Tribüne unten | Lower tier', 1, 100, 1, 6), block('Tribüne oben | Upper tier', 2, 80, 2)],
}

function block(
  name: string,
  distance: number,
  seats: number,
  category: number,
  places?: number,
): SeatingBlock {
  return {
    name: readLocalized(name),
    distance,
    seats,
    price_category: category,
    wheelchair_places: places ?? null,
  }
}
