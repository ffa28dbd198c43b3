/** What the components of `ui/` say by themselves, by component (`ui/ui-words.tsx`). */
export const ui = {
  breadcrumb: {
    /** The accessible name. */
    label: 'Breadcrumb',
    /** The first step. */
    home: 'Home',
  },
  carousel: {
    /** What the element and its parts are, for screen readers. */
    role: 'carousel',
    slideRole: 'slide',
    previous: 'Previous slide',
    next: 'Next slide',
    /** The place is one slide or, with several in view, the first and the last: "1–3 of 4". */
    position: '{place} of {places}',
    /** The dot of one slide. */
    dot: 'Slide {number}',
    stop: 'Stop the slides',
    start: 'Start the slides',
  },
  drawer: { close: 'Close' },
  loadMore: { action: 'Load More', status: '{shown} of {total} shown' },
  marquee: { pause: 'Pause the moving rows' },
  /** The accessible name of the links to the sections of a long page. */
  pageIndex: 'On this page',
  /** After the points. */
  rating: { outOf: 'out of 5' },
  slideDeck: {
    /** The accessible name of the links to the slides. */
    slides: 'Slides',
    slide: '{place} of {places}: {name}',
    /** On the button that leads to the next slide; the slide's name follows. */
    next: 'Next:',
  },
  videoPopup: { close: 'Close', elsewhere: 'Open the film on YouTube' },
}
