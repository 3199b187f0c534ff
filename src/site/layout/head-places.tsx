import { createContext, useContext } from 'react'

/**
 * Whether the page marks the elements of its head (`data-head`), which staff edit in place (decision 45), and the
 * regions that the server renders again after a change (`data-head-region`). Visitors' pages have neither.
 */
const HeadPlacesContext = createContext(false)
export const HeadPlaces = HeadPlacesContext.Provider

type HeadPlace = { 'data-head'?: string; hidden?: boolean }

export function useHeadPlaces(): {
  /** Whether empty elements are rendered, hidden, so that a text can be written there. */
  hasPlaces: boolean
  /** The attributes of the element that shows a field of the head. */
  placeOf: (field: string, options?: { isEmpty?: boolean }) => HeadPlace
  regionOf: (name: string) => { 'data-head-region'?: string }
} {
  const hasPlaces = useContext(HeadPlacesContext)
  return {
    hasPlaces,
    placeOf: (field, { isEmpty = false } = {}) =>
      hasPlaces ? { 'data-head': field, ...(isEmpty && { hidden: true }) } : {},
    regionOf: (name) => (hasPlaces ? { 'data-head-region': name } : {}),
  }
}
