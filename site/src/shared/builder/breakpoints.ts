/** Width from which the sections' menu stands at the side. */
export const WIDE = '@media (min-width: 900px)';
/** Width from which the preview stands beside the sections instead of over them. */
export const PREVIEW_BESIDE = '@media (min-width: 1180px)';
