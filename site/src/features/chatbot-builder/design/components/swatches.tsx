import { tokens } from '../../../../ui/tokens';
import { Choice } from '../../../../shared/builder/choice';

interface SwatchesProps {
  label: string;
  colors: readonly string[];
  value: string;
  onChange: (color: string) => void;
}

/** Ready colours, each readable with white on it. */
export function Swatches({ label, colors, value, onChange }: SwatchesProps) {
  return (
    <Choice
      label={label}
      value={value}
      onChange={onChange}
      columns="repeat(auto-fill, 52px)"
      options={colors.map((color) => ({ value: color, label: color }))}
      draw={(option) => (
        <span
          css={{
            width: 28,
            height: 28,
            borderRadius: 14,
            display: 'block',
            // The darkest would be lost on the dark surface.
            boxShadow: `0 0 0 1px ${tokens.color.lineStrong}`,
          }}
          style={{ background: option.value }}
        />
      )}
    />
  );
}
