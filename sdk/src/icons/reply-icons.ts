/** Stroked paths beneath a reply, on a 24-unit square. */
export const COPY_ICON = 'M9 9h11v11H9zM5 15H4V4h11v1';
/** A thumb up; turned over, a thumb down. */
export const THUMB_ICON = 'M7 11v9H3v-9zl4-7c3 0 3 2 2 6h7l-2 10H7';
