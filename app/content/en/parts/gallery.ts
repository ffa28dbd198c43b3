/** The words of the picture viewer. Source: spec §4, "Lightbox". */
export const words = {
  label: 'Picture viewer',
  /** Which of the pictures is shown. */
  position: '{place} of {places}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  rotate: 'Rotate',
  download: 'Download',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
} as const
