const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

/** `9.00, 10:30` as the times they mean, in order and each once; null when one of them is no time. */
export const readTimes = (text: string): string[] | null => {
  const times = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((word) => {
      const [, hour, minute] = TIME.exec(word) ?? [];
      return hour && minute ? `${hour.padStart(2, '0')}:${minute}` : null;
    });
  return times.includes(null) ? null : [...new Set(times.filter((time) => time !== null))].sort();
};
