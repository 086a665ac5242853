import type { VisitorConversation } from '@contract';
import { useState } from 'react';
import { useErrorText } from '../../../../i18n';
import { toast } from '../../../../ui/toast';
import { conversationsApi } from '../api/conversations-api';

export type AttendAction = Parameters<typeof conversationsApi.attend>[2];

/** Who answers a conversation, and whether it is settled: what the owner changes about it. */
export function useAttend(
  chatbotId: string,
  sessionId: string,
  onChange: (conversation: VisitorConversation) => void,
) {
  const errorText = useErrorText();
  const [busy, setBusy] = useState<AttendAction | null>(null);

  /** False where it failed; the owner has been told. */
  const attend = async (action: AttendAction): Promise<boolean> => {
    setBusy(action);
    try {
      onChange(await conversationsApi.attend(chatbotId, sessionId, action));
      return true;
    } catch (failure) {
      toast.error(errorText(failure));
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, attend };
}
