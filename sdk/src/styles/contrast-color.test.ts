import { expect } from '@open-wc/testing';
import { contrastColor } from './contrast-color.js';

describe('inkOn', () => {
  for (const [background, ink] of [
    ['#ffffff', '#0f172a'],
    ['#f8fafc', '#0f172a'],
    ['#000', '#ffffff'],
    ['#2f6b57', '#ffffff'],
    ['#d40000', '#ffffff'],
    ['#facc15', '#0f172a'],
    ['hsla(220, 40%, 15%, 0.9)', '#ffffff'],
    ['hsla(220, 40%, 15%, 0.2)', '#0f172a'],
    ['hsla(220, 40%, 90%, 0.9)', '#0f172a'],
    ['hsla(-140 40% 15% / 0.9)', '#ffffff'],
    ['hsl(60, 100%, 50%)', '#0f172a'],
    ['hsl(240, 100%, 50%)', '#ffffff'],
    ['rgba(15,23,42,.92)', '#ffffff'],
    ['#0f172aeb', '#ffffff'],
    ['#0f172a22', '#0f172a'],
    ['#0008', '#0f172a'],
    ['#000c', '#ffffff'],
    ['rebeccapurple', '#0f172a'],
  ])
    it(`${background} → ${ink}`, () => expect(contrastColor(background!)).to.equal(ink));
});
