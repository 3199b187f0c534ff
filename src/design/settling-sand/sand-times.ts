/**
 * Seconds: the bow strikes and the sand leaps up, it settles, the drawing gives way to the image. Below five in all, so
 * that nobody needs a control to stop it (WCAG 2.2.2).
 */
export const leap = 0.8
export const settling = 3.4
export const fading = 0.4
