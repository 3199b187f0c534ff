/** The one script that every page loads: it enhances the plain HTML and hydrates islands. Contains no React. */
import '#json/zod-without-eval.ts'
import { enhanceCredits } from '#design/credit-overlay/enhance-credits.ts'
import { enhanceLightboxLinks } from '#design/lightbox/enhance-lightbox-links.ts'
import { enhanceSettlingSand } from '#design/settling-sand/enhance-settling-sand.ts'
import { enhanceShareLinks } from '#design/share-link/enhance-share-links.ts'
import { enhanceTabs } from '#design/tabs/enhance-tabs.ts'
import { enhanceThemeSwitches } from '#design/theme/enhance-theme-switches.ts'
import { enhanceAnchorNavigation } from '../layout/anchor-navigation/enhance-anchor-navigation.ts'
import { enhanceCalendarButton } from '../layout/calendar/enhance-calendar-button.ts'
import { enhanceConsent } from '../layout/consent/enhance-consent.ts'
import { enhanceHashScroll } from '../layout/hash/enhance-hash-scroll.ts'
import { enhanceHeaderScroll } from '../layout/header/enhance-header-scroll.ts'
import { enhanceSearchBox } from '../layout/header/enhance-search-box.ts'
import { enhanceSubmenus } from '../layout/header/enhance-submenus.ts'
import { enhanceMenu } from '../layout/menu/enhance-menu.ts'
import { enhanceSearchFields } from '../layout/search-suggestions/enhance-search-fields.ts'
import { enhanceKeptGroup } from '../pages/subscriptions/enhance-kept-group.ts'
import { enhanceSale } from '../sale/enhance-sale.ts'
import { enhanceBackLinks } from './enhance-back-links.ts'
import { enhanceClosingPanels } from './closing-panels.ts'
import { defineIslands } from './islands.ts'
import { enhanceViewTransitions } from './view-transitions.ts'
import { enhanceVisibleLinks } from './prefetch-visible.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { enhanceRegion } from './swap-region.ts'

// Ordered by what visitors are likely to press first.
enhanceSearchBox(enhanceMenu().openSearch)
enhanceSearchFields()
enhanceSubmenus()
enhanceSale()
enhanceRegion()
enhanceKeptGroup()
enhanceBackLinks()
enhanceClosingPanels()
defineIslands()
enhanceHeaderScroll()
enhanceAnchorNavigation()
enhanceHashScroll()
enhanceThemeSwitches()
enhanceTabs()
enhanceCredits()
enhanceShareLinks()
enhanceLightboxLinks(() => import('./hydrate.tsx'))
enhanceConsent()
enhanceCalendarButton()
enhanceViewTransitions()
enhanceSettlingSand()
// The browser discards pages that it has prefetched without the service worker as soon as there is one.
void registerServiceWorker().then(enhanceVisibleLinks)
