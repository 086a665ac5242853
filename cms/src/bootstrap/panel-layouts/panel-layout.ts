/** How editors see one type: rows of the form, columns of the list, words. */
export interface PanelLayout {
  /** What names a row wherever another row refers to it. */
  mainField: string;
  list: string[];
  sort?: [field: string, order: 'ASC' | 'DESC'];
  /** The form, row by row; fields that are left out are not shown. */
  form: string[][];
  /** Shown and not to be changed by hand: what the server alone keeps true. */
  readOnly?: string[];
  /** Words where those of LABELS do not fit. */
  labels?: Record<string, string>;
  help?: Record<string, string>;
}
