import type { SocialAccount } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { SelectField } from '../../../../ui/select-field';
import { toast } from '../../../../ui/toast';
import { useBoards } from '../../api/use-accounts';

/** The board that Pins go to. */
export function BoardField({
  account,
  onChange,
}: {
  account: SocialAccount;
  onChange: (boardId: string) => Promise<void>;
}) {
  const t = useT();
  const errorText = useErrorText();
  const { boards, error } = useBoards(account.id);
  const [busy, setBusy] = useState(false);
  const current = account.board;
  // The present one is there before the others have been read, and stays when they cannot be.
  const offered = boards ?? (current ? [current] : []);

  const choose = async (boardId: string) => {
    setBusy(true);
    try {
      await onChange(boardId);
      toast.success(t('socialAccounts.boardSaved'));
    } catch (failure) {
      toast.error(t('socialAccounts.boardFailed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <SelectField
      label={t('socialAccounts.board')}
      value={current?.id ?? ''}
      options={[
        ...(current ? [] : [{ value: '', label: '–' }]),
        ...offered.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      disabled={busy || offered.length === 0}
      error={error !== undefined ? t('socialAccounts.boardFailed') : null}
      onChange={(boardId) => void choose(boardId)}
    />
  );
}
