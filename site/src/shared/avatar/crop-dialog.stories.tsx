import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { CropDialog } from './crop-dialog';

/** A picture made here, so that the story needs no file. */
const drawn = async (width: number, height: number): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  const paint = context.createLinearGradient(0, 0, width, height);
  paint.addColorStop(0, '#0f766e');
  paint.addColorStop(1, '#f97316');
  context.fillStyle = paint;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#fff';
  context.font = `${Math.min(width, height) / 3}px sans-serif`;
  context.textAlign = 'center';
  context.fillText('Aa', width / 2, height / 2);
  return new File([await canvas.convertToBlob()], 'prova.png', { type: 'image/png' });
};

interface Args {
  width: number;
  height: number;
}

const meta: Meta<Args> = {
  title: 'Features/Profile/Crop dialog',
  tags: ['autodocs'],
  args: { width: 900, height: 600 },
  render: function Chosen({ width, height }) {
    const [file, setFile] = useState<File | null>(null);
    useEffect(() => void drawn(width, height).then(setFile), [width, height]);
    const close = () => setFile(null);
    return <CropDialog shape="round" file={file} onClose={close} onCropped={close} onBroken={close} />;
  },
};
export default meta;
type Story = StoryObj<Args>;

export const Wide: Story = {};
export const Tall: Story = { args: { width: 500, height: 1400 } };
export const Square: Story = { args: { width: 600, height: 600 } };
