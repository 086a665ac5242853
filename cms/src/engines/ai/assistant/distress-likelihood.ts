import { classLikelihood, type ClassModel } from '../text/sentence-classes/class-likelihood';
import model from './distress-model.json';

const DISTRESS: ClassModel = model;

/** From here on people who listen are named: to be asked how one is costs somebody well a moment, and not to be asked may cost a life. */
export const LIKELY_DISTRESS = 0.72;
/** From here on it is taken as a matter of life. */
export const SURE_DISTRESS = 0.9;

/** How likely somebody who writes this is in despair, 0..1, learned from messages (`bench/distress`). On folded text. */
export const distressLikelihood = (folded: string): number => classLikelihood(DISTRESS, folded);
