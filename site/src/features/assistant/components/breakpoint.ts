/** From here on the history has its place beside the conversation. */
export const WIDE = '@media (min-width: 1100px)';
