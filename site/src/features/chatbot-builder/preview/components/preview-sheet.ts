import { createContext, useContext } from 'react';

/** Opens the preview where it is a sheet over the page; beside the sections it is in sight anyway. */
export const PreviewSheetContext = createContext<() => void>(() => undefined);

export const useShowPreview = (): (() => void) => useContext(PreviewSheetContext);
