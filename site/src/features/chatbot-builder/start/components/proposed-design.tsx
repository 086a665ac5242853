import type { ChatbotDesign } from '@contract';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

interface Proposed {
  /** What the preview wears over the draft; null while nothing is proposed. No part of the document. */
  proposed: Partial<ChatbotDesign> | null;
  propose: (design: Partial<ChatbotDesign> | null) => void;
}

const ProposedDesignContext = createContext<Proposed>({ proposed: null, propose: () => undefined });

/** Lets a section show a design in the preview before its owner has taken it. */
export function ProposedDesignProvider({ children }: { children: ReactNode }) {
  const [proposed, propose] = useState<Partial<ChatbotDesign> | null>(null);
  const value = useMemo(() => ({ proposed, propose }), [proposed]);
  return <ProposedDesignContext value={value}>{children}</ProposedDesignContext>;
}

export const useProposedDesign = (): Proposed => useContext(ProposedDesignContext);
