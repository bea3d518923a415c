/** Timings and thresholds that section 9 of the product specification prescribes. */
export const constants = {
  /** A form stays in its submitting state at least this long, ms. */
  submittingMinimumMs: 1500,
  /** How long a form's outcome panel and a delivery notice stay, ms. */
  outcomePanelMs: 5000,
  /** How long a rotating testimonial is shown before the next, ms. */
  testimonialRotationMs: 10_000,
  /** How long the slide animation of a rotating testimonial takes, s. */
  testimonialSlideS: 0.5,
  /** The share of an element that must be in view before its animation runs. */
  revealShare: 0.3,
  /** The duration of layout animations, s. */
  layoutAnimationS: 0.45,
  /** The parameters of a cubic Bézier curve, for layout animations. */
  layoutEase: [0.22, 1, 0.36, 1],
  /**
   * How long figures count up, ms. The count begins when `counterShare` of their list is in view.
   */
  counterDurationMs: 2000,
  counterTicksPerSecond: 60,
  counterShare: 0.5,
  /** The top bar's shadow grows when the page is scrolled further than this, px. */
  scrolledThresholdPx: 50,
  /** A field shows the length of its text as soon as it reaches this share of the limit. */
  lengthShownShare: 0.8,
} as const;
