import { isProvince } from '../../contract';

/** An Italian address in its parts. */
export interface PostalAddress {
  street: string;
  postalCode: string;
  city: string;
  /** `MI`; '' where it was not said. */
  province: string;
}

/** `Via Roma 1, 20121 Milano (MI)` in its parts; null for what is not written so. The province may be missing. */
export const readAddress = (line: string): PostalAddress | null => {
  const found = /^(.+?)[\s,–-]+(\d{5})\s+(.+?)$/.exec(line.replaceAll(/\s+/g, ' ').trim());
  const [, street, postalCode, place] = found ?? [];
  if (!street || !postalCode || !place) return null;
  const [, city = place, province = ''] = /^(.+?),?\s+\(?([A-Za-z]{2})\)?$/.exec(place) ?? [];
  if (province === '') return { street, postalCode, city: place, province };
  return isProvince(province.toUpperCase())
    ? { street, postalCode, city, province: province.toUpperCase() }
    : { street, postalCode, city: place, province: '' };
};
