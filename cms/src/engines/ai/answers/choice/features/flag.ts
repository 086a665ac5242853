/** A yes or no as the trees read it. */
export const flag = (value: boolean | undefined): number => (value === true ? 1 : 0);
