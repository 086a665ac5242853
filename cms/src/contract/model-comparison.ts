import type { Instant, One } from './common';
import type { AnsweringEngine, ModelFault, SaveModelSettings } from './model-settings';
import type { WidgetOutcome } from './widget';

/** Real questions that a comparison asks again, the newest. */
export const COMPARED_VISITOR_QUESTIONS = 50;

export const COMPARISON_SIDES = ['embedded', 'model'] as const;
/** The built-in engine, and the model that is being tried. */
export type ComparisonSide = (typeof COMPARISON_SIDES)[number];

export const COMPARISON_VERDICTS = ['right', 'wrong'] as const;
export type ComparisonVerdict = (typeof COMPARISON_VERDICTS)[number];

export interface ComparedReply {
  text: string;
  outcome: WidgetOutcome;
  /** Who answered in the end: the engine, where the model failed. */
  engine: AnsweringEngine;
  fault: ModelFault | null;
  milliseconds: number;
  /** `null` where no model was asked. */
  tokens: number | null;
  /** Cents with fractions, of the owner's own model; `null` where somebody else pays, or nobody. */
  cost: number | null;
}
export interface ComparedQuestion {
  id: string;
  question: string;
  /** One of the control questions, or asked by a visitor. */
  from: 'control' | 'visitor';
  /** Null until it is asked. A control question is judged by what its owner expects until they say otherwise. */
  replies: Record<ComparisonSide, (ComparedReply & { verdict: ComparisonVerdict | null }) | null>;
}
export interface ModelComparison {
  model: string;
  startedAt: Instant;
  /** Null while it runs. */
  finishedAt: Instant | null;
  /** It ended before all were asked: the month's budget was spent. */
  isStopped: boolean;
  questions: ComparedQuestion[];
}
/** `GET /api/chatbots/:id/comparison` */
export interface GetModelComparison {
  response: One<{ comparison: ModelComparison | null }>;
}
/**
 * `POST /api/chatbots/:id/comparison`: asks the control questions and the last real ones, of the engine and of the model that the form
 * names, saved or not. Takes the place of the one before. CONFLICT, reason `running`, `no-questions` or `budget`.
 */
export interface StartModelComparison {
  request: SaveModelSettings['request'];
  response: GetModelComparison['response'];
}
/** `PATCH /api/chatbots/:id/comparison/questions/:questionId` */
export interface JudgeComparedReply {
  request: { side: ComparisonSide; verdict: ComparisonVerdict | null };
  response: One<ComparedQuestion>;
}
