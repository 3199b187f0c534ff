/** In which of the arrangements that the design offers the parts of a page stand. A house names those that it wants otherwise. */
export type HouseLayout = {
  /** The header: name and menu below each other on the left, or the name in the middle above a centred menu. */
  header: 'left' | 'centred'
  /** The footer: columns on a dark ground, or lines on that of the page. */
  footer: 'columns' | 'lines'
  /** The stage of a page: its words on the picture, or beside it. */
  stage: 'over' | 'beside'
  /** The drawn share image: its words beside the figure, or in a band below it. */
  share: 'beside' | 'band'
}

export const layoutChoices: { [Part in keyof HouseLayout]: readonly HouseLayout[Part][] } = {
  header: ['left', 'centred'],
  footer: ['columns', 'lines'],
  stage: ['over', 'beside'],
  share: ['beside', 'band'],
}
