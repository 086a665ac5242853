/** A list without the points that may not be told, under its heading; null where fewer than two are left. */
export const sayableList = (text: string, sayable: (text: string) => string | null): string | null => {
  const [first = '', ...rest] = text.split('\n');
  const mark = first.indexOf(': ');
  const heading = mark < 0 ? '' : first.slice(0, mark + 2);
  const points = [first.slice(heading.length), ...rest].flatMap((point) => sayable(point) ?? []);
  const whole = `${heading}${points.join('\n')}`;
  return points.length < 2 || sayable(whole) === null ? null : whole;
};
