import useSWR from 'swr';

/** The widget's package as the server hands it out. */
export interface WidgetPackage {
  version: string;
  /** As npm writes it: `sha512-…`. */
  integrity: string;
}

/** Reads what the server says of `/downloads/officina-chat.tgz`; undefined until it has, and where it has none. */
export const useWidgetPackage = (): WidgetPackage | undefined => {
  const { data } = useSWR('/downloads/officina-chat.json', async (path: string) => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (await response.json()) as WidgetPackage;
  });
  return data;
};
