import { exampleClassifier } from '../classify/example-classifier';
import { PROBLEM_EXAMPLES } from './problem-examples';

/** The problems that a message tells of by what the examples tell, likeliest first. */
export const problemClassifier = exampleClassifier(PROBLEM_EXAMPLES);
