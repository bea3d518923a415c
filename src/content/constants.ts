/** Timings and thresholds the product specification fixes (its section 9), in one place. */
export const constants = {
  /** A form stays in its submitting state at least this long, ms. */
  submittingMinimumMs: 1500,
  /** How long a form's outcome panel and a delivery notice stay, ms. */
  outcomePanelMs: 5000,
  /** Time a rotating testimonial shows before the next, ms. */
  testimonialRotationMs: 10_000,
  /** Slide of a rotating testimonial, s. */
  testimonialSlideS: 0.5,
  /** Share of an element that must be in view before it animates in, once. */
  revealShare: 0.3,
  /** Layout animations, s. */
  layoutAnimationS: 0.45,
  /** Of a cubic Bézier curve. */
  layoutEase: [0.22, 1, 0.36, 1],
  /** Counters count up for this long, ms, from the moment half of their band is in view. */
  counterDurationMs: 2000,
  counterTicksPerSecond: 60,
  counterShare: 0.5,
  /** The top bar's shadow grows once the page is scrolled further than this, px. */
  scrolledThresholdPx: 50,
  /** Share of its limit from which a field shows how long its text is. */
  lengthShownShare: 0.8,
} as const;
