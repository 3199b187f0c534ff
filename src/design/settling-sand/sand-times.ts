/**
 * Times in seconds: the bow strikes and the sand leaps up, it settles, the canvas fades into the image. Less than five
 * seconds in total, so that no control to stop it is required (WCAG 2.2.2).
 */
export const leap = 0.8
export const settling = 3.4
export const fading = 0.4
