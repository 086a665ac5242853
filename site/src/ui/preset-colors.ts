/** The specification's 46: greys first, then each hue from dark to light. */
export const PRESET_COLORS = [
  ...['#000000', '#1c2b2d', '#374151', '#6b7280', '#9ca3af', '#d1d5db', '#f1f5f9', '#ffffff'],
  ...['#7f1d1d', '#d40000', '#ef4444', '#fecaca'],
  ...['#7c2d12', '#a8452a', '#f97316', '#fed7aa'],
  ...['#713f12', '#ca8a04', '#facc15', '#fef08a'],
  ...['#14532d', '#2f6b57', '#22c55e', '#bbf7d0'],
  ...['#134e4a', '#0f766e', '#14b8a6', '#99f6e4'],
  ...['#0c4a6e', '#0284c7', '#38bdf8', '#bae6fd'],
  ...['#1e3a8a', '#2563eb', '#60a5fa', '#dbeafe'],
  ...['#4c1d95', '#7c3aed', '#a78bfa', '#ede9fe'],
  ...['#831843', '#be185d', '#f472b6', '#fbcfe8'],
  ...['#e11d48', '#fda4af'],
] as const;
