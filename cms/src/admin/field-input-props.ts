import type { ReactNode } from 'react';

/** What the panel gives the input of a field of ours. */
export interface FieldInputProps {
  name: string;
  label: string;
  labelAction?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}
