/** Waits for work to end, however it ends, but no longer than so long. */
export const settleWithin = async (work: Promise<unknown>, milliseconds: number): Promise<void> => {
  let limit: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => (limit = setTimeout(resolve, milliseconds)));
  await Promise.race([Promise.allSettled([work]), over]).finally(() => clearTimeout(limit));
};
