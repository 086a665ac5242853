import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render';
import { ColorField, type ColorFieldProps } from './color-field';
import { PRESET_COLORS } from './preset-colors';

function Stateful({ value: initial, onChange, ...rest }: Partial<ColorFieldProps>) {
  const [value, setValue] = useState(initial ?? '#d40000');
  return (
    <ColorField
      label="Colore"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
      {...rest}
    />
  );
}

const openPanel = async (props: Partial<ColorFieldProps> = {}) => {
  const onChange = vi.fn();
  render(<Stateful onChange={onChange} {...props} />);
  const button = screen.getByRole('button', { name: /^Colore/ });
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  return { onChange, button, panel: within(screen.getByRole('group', { name: 'Colore: scegli un colore' })) };
};

afterEach(() => vi.unstubAllGlobals());

test('there are 46 ready colours, each with a name that can be heard', async () => {
  const { panel } = await openPanel();
  expect(PRESET_COLORS).toHaveLength(46);
  expect(new Set(PRESET_COLORS).size).toBe(46);
  const presets = within(panel.getByRole('radiogroup', { name: 'Colori pronti' }));
  expect(presets.getAllByRole('radio')).toHaveLength(46);
  expect(presets.getByRole('radio', { name: 'rosso scuro, #7f1d1d' })).toBeInTheDocument();
  expect(presets.getByRole('radio', { name: 'bianco, #ffffff' })).toBeInTheDocument();
});

test('the keyboard alone opens it, walks through all of it, and Escape gives the focus back', async () => {
  const { button, onChange } = await openPanel();
  await userEvent.tab();
  expect(screen.getByRole('slider', { name: /Selettore colore/ })).toHaveFocus();
  for (const name of ['Tonalità', 'Saturazione', 'Luminosità', 'Opacità']) {
    await userEvent.tab();
    expect(screen.getByRole('slider', { name })).toHaveFocus();
  }
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Codice' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: /#d40000/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith('#ef4444');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('group')).toBeNull();
  expect(button).toHaveFocus();
});

test('sliders have the ranges of the specification', async () => {
  await openPanel();
  const rangeOf = (name: string) => {
    const { min, max, step } = screen.getByRole<HTMLInputElement>('slider', { name });
    return [min, max, step];
  };
  expect(rangeOf('Tonalità')).toEqual(['0', '360', '1']);
  expect(rangeOf('Saturazione')).toEqual(['0', '100', '1']);
  expect(rangeOf('Luminosità')).toEqual(['0', '100', '1']);
  expect(rangeOf('Opacità')).toEqual(['0', '1', '0.01']);
});

test('a code is taken as soon as it is one; another spelling of a see-through colour too', async () => {
  const { onChange } = await openPanel();
  const code = screen.getByRole('textbox', { name: 'Codice' });
  await userEvent.clear(code);
  await userEvent.type(code, '#2563e');
  expect(onChange).not.toHaveBeenCalledWith('#2563e');
  expect(code).toBeInvalid();
  await userEvent.type(code, 'b');
  expect(onChange).toHaveBeenLastCalledWith('#2563eb');
  await userEvent.clear(code);
  await userEvent.paste('hsla(210, 50%, 40%, .5)');
  expect(onChange).toHaveBeenLastCalledWith('hsla(210, 50%, 40%, 0.5)');
  await userEvent.clear(code);
  await userEvent.tab();
  expect(code).toHaveValue('hsla(210, 50%, 40%, 0.5)');
});

test('recent colours come first, and a colour is recent once the panel is closed', async () => {
  const onPicked = vi.fn();
  await openPanel({ recent: ['#123456'], onPicked });
  await userEvent.click(screen.getByRole('radio', { name: /#123456/ }));
  expect(onPicked).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onPicked).toHaveBeenCalledExactlyOnceWith('#123456');
});

test('the screen’s colours can be taken where the browser can', async () => {
  vi.stubGlobal(
    'EyeDropper',
    class {
      open = async () => ({ sRGBHex: '#0B7285' });
    },
  );
  const { onChange } = await openPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Prendi dallo schermo' }));
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('#0b7285'));
});

test('and there is no button for it where it cannot', async () => {
  await openPanel();
  expect(screen.queryByRole('button', { name: 'Prendi dallo schermo' })).toBeNull();
});
